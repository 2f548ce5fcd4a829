/**
 * A game in the terminal: what was typed goes in line by line, what is to be read comes out. Knows nothing of streams,
 * so that a test can play. All sides sit at one keyboard.
 */
import { saveGame } from '../../engine/save.js';
import type { Decision, Session } from '../../engine/session.js';
import { eventsText } from '../../explain/events-text.js';
import { phaseText } from '../../explain/phase-text.js';
import { refusalText } from '../../explain/refusal-text.js';
import { resultText } from '../../explain/result-text.js';
import { cited } from '../../explain/sentence.js';
import { oneLine } from '../../validate/fault.js';
import { nearest } from '../../validate/nearest.js';
import type { OpenedGame } from '../find-module.js';
import { answerLines, hexesNamed, unitNamed, whyPending, whyTravel } from '../why.js';
import { type BoardLook, boardLook } from './board-look.js';
import { boardText } from './board-text.js';
import { copyOf } from './copy.js';
import { commandNames, helpLines } from './help.js';
import { hexText, unitText } from './hex-text.js';
import { optionLines, pageLength, readAnswer } from './option-list.js';
import type { Style } from './style.js';

export interface HotSeatOptions {
  readonly style: Style;
  /** Width of the terminal. */
  readonly width: number;
  readonly write: (line: string) => void;
  readonly save: (file: string, text: string) => void;
}

export class HotSeat {
  readonly session: Session;
  /** Whether something was typed that is not legal. */
  refused = false;
  private readonly opened: OpenedGame;
  private readonly options: HotSeatOptions;
  private readonly look: BoardLook;
  private page = 0;
  /** Events told so far, and before the last decision. */
  private told = 0;
  private lastTold = 0;

  constructor(opened: OpenedGame, session: Session, options: HotSeatOptions) {
    this.opened = opened;
    this.session = session;
    this.options = options;
    this.look = boardLook(opened);
  }

  /** What stands above the place where the player types. */
  get prompt(): string {
    const { pending, game } = this.session;
    if (pending === null) return '> ';
    return `${oneLine(game.sides[pending.side]?.name ?? 'Dice')}> `;
  }

  /** Words to complete: tokens of options, then commands. */
  get words(): readonly string[] {
    return [...(this.session.pending?.options.map(({ token }) => token) ?? []), ...commandNames];
  }

  /** Takes a line; false when the player wants to leave. */
  line(text: string): boolean {
    const words = text
      .trim()
      .split(/\s+/)
      .filter((word) => word !== '');
    if (words.length === 0) return true;
    const before = this.session.decisions.length;
    while (words.length > 0) {
      const word = words.shift()!;
      const result = this.isOption(word) ? this.choose(word) : (this.command(word, words) ?? this.choose(word));
      if (result === 'leave') return false;
      if (result === 'refused') {
        if (words.length > 0) this.write(`Not read: ${words.join(' ')}`);
        break;
      }
    }
    if (this.session.decisions.length !== before) this.ask();
    return true;
  }

  /** Shows the pending decision with its options. */
  ask(): void {
    const { pending, game, state, result } = this.session;
    const { style, width } = this.options;
    this.page = 0;
    if (pending === null) {
      this.write(style.strong(oneLine(resultText(game, result!.winner))));
      return;
    }
    const where = phaseText(game, state.turn, state.phase);
    const who = game.sides[pending.side]?.name ?? 'Dice';
    this.write(style.faint(oneLine(where)));
    this.write(`${style.side(oneLine(who), pending.side)}: ${style.strong(oneLine(cited(pending.ask, pending.cite)))}`);
    for (const line of optionLines(pending, 0, width)) this.write(line);
  }

  /** The map, with a star where the pending decision has an option. */
  map(): void {
    const { state } = this.session;
    for (const line of boardText(state, this.look, this.marked(), this.options.style.side)) this.write(line);
    for (const line of this.look.legend) this.write(this.options.style.faint(oneLine(line)));
  }

  private isOption(word: string): boolean {
    return this.session.pending?.options.some(({ token }) => token === word) ?? false;
  }

  private choose(word: string): 'done' | 'refused' {
    const { session } = this;
    const { pending } = session;
    if (pending === null) return this.refuse('Nothing is to be decided: the game has ended.');
    const answer = readAnswer(session, pending, word);
    if (answer.kind === 'unclear') {
      return this.refuse(`"${word}" is a number and a name: type "${answer.tokens[0]}" or "${answer.tokens[1]}".`);
    }
    const outcome = session.choose(answer.kind === 'index' ? answer.index : answer.word);
    if (!outcome.ok) return this.refuse(`${refusalText(outcome.refusal)}.${this.hint(word, pending)}`);
    this.tell();
    return 'done';
  }

  private hint(word: string, { options }: Decision): string {
    const tokens = options.map(({ token }) => token);
    const starting = tokens.filter((token) => token.startsWith(word));
    const known = unitNamed(this.session.game, word) >= 0;
    const guess = starting.length === 1 ? starting[0] : known ? undefined : nearest(word, [...tokens, ...commandNames]);
    return guess === undefined ? '' : ` Did you mean "${guess}"?`;
  }

  private refuse(text: string): 'refused' {
    this.refused = true;
    this.write(this.options.style.bad(oneLine(text)));
    return 'refused';
  }

  /** Tells what has happened since it was last told. */
  private tell(): void {
    const { game, events } = this.session;
    this.lastTold = this.told;
    for (const line of eventsText(game, events.slice(this.told)))
      this.write(this.options.style.faint(`  ${oneLine(line)}`));
    this.told = events.length;
  }

  /** Marks everything so far as told. */
  skipTold(): void {
    this.told = this.session.events.length;
    this.lastTold = this.told;
  }

  /** Carries out a command; null when the word is none. Commands that take words take them from `rest`. */
  private command(word: string, rest: string[]): 'done' | 'refused' | 'leave' | null {
    const { session } = this;
    switch (word.startsWith(':') ? word.slice(1) : word) {
      case 'quit':
      case 'exit':
        return 'leave';
      case 'help':
        for (const line of helpLines) this.write(line);
        return 'done';
      case 'map':
        this.map();
        return 'done';
      case 'options':
        this.ask();
        return 'done';
      case 'more':
        this.more();
        return 'done';
      case 'undo':
      case 'redo':
        return this.travelInTime(
          word.endsWith('undo') ? session.undo() : session.redo(),
          word.endsWith('undo') ? 'back' : 'again',
        );
      case 'log':
        for (const line of eventsText(session.game, session.events)) this.write(oneLine(line));
        return 'done';
      case 'look':
        return this.lookAt(rest.shift() ?? '');
      case '?':
      case 'why':
        this.why(rest.splice(0));
        return 'done';
      case 'save':
        return this.save(rest.shift() ?? '');
      default:
        return null;
    }
  }

  private more(): void {
    const { pending } = this.session;
    if (pending === null) return;
    this.page = (this.page + 1) * pageLength < pending.options.length ? this.page + 1 : 0;
    for (const line of optionLines(pending, this.page, this.options.width)) this.write(line);
  }

  private travelInTime(moved: boolean, way: string): 'done' | 'refused' {
    if (!moved) return this.refuse(`There is nothing to take ${way}.`);
    if (way === 'back') this.skipTold();
    else this.tell();
    return 'done';
  }

  private lookAt(word: string): 'done' | 'refused' {
    const { state, game } = this.session;
    const unit = unitNamed(game, word);
    const lines = hexText(this.opened, state, word) ?? (unit < 0 ? null : [unitText(state, unit)]);
    if (lines === null) return this.refuse(`There is no hex and no unit "${word}".`);
    for (const line of lines) this.write(oneLine(line));
    return 'done';
  }

  /** Why a word is not legal; without a word, why the last decision came out as it did. */
  private why(words: readonly string[]): void {
    const { session } = this;
    const { game, state } = session;
    if (words.length === 0) {
      for (const line of eventsText(game, session.events.slice(this.lastTold))) this.write(`  ${oneLine(line)}`);
      return;
    }
    const unit = unitNamed(game, words[0]!);
    const hexes = hexesNamed(game, words.slice(1));
    const tried = whyPending(copyOf(session), words);
    const answers =
      tried.at(-1)?.legal || unit < 0 ? tried : [...tried, ...hexes.flatMap((hex) => whyTravel(session, unit, hex))];
    if (unit >= 0) this.write(oneLine(unitText(state, unit)));
    for (const line of answerLines(answers)) this.write(`  ${oneLine(line)}`);
  }

  private save(file: string): 'done' | 'refused' {
    if (file === '') return this.refuse('Save to which file? Type "save" and a name.');
    try {
      this.options.save(file, `${JSON.stringify(saveGame(this.session), null, 2)}\n`);
    } catch (error) {
      return this.refuse(`${(error as Error).message}.`);
    }
    this.write(`Saved as ${file}.`);
    return 'done';
  }

  private marked(): ReadonlySet<number> {
    const { pending } = this.session.play;
    const { state } = this.session;
    if (pending === null) return new Set();
    if (pending.valueKind.kind === 'hex') return new Set(pending.values as number[]);
    return new Set(pending.valueKind.kind === 'unit' ? pending.values.map((unit) => state.place[unit as number]!) : []);
  }

  private write(line: string): void {
    this.options.write(line);
  }
}
