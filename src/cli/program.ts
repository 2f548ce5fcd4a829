/**
 * What can be typed: every command with its arguments, options and examples. What a command does is loaded when it
 * runs, so that none waits for the others.
 */
import { Argument, Command, Option } from 'commander';
import type { Io } from './io.js';
import { collectValue, wholeNumber } from './number-option.js';
import { packageVersion, shippedModules } from './shipped.js';

type Ended = (code: number) => void;
type Action = (...given: never[]) => Promise<number> | number;

const moduleText = 'folder of a module, or the id of one that comes along';
const seed = () => new Option('--seed <n>', 'seed of the dice').argParser(wholeNumber(0)).default(1);
const scenario = () => new Option('--scenario <id>', "scenario; the module's first without it");
const set = () =>
  new Option('--set <name=value>', 'an option of the module; may be repeated')
    .argParser(collectValue)
    .default({}, 'none');
const json = (what = 'print JSON, for tools') => new Option('--json', what);
const load = () => new Option('--load <file>', 'go on from a saved game');

export function makeProgram(io: Io, ended: Ended): Command {
  const program = new Command('hexwright');
  program
    .description('Hex-and-counter wargames from data: check, play, print.')
    .exitOverride()
    .version(packageVersion())
    .configureOutput({
      writeOut: (text) => io.stdout.write(text),
      writeErr: (text) => io.stderr.write(text),
      outputError: (text, write) => write(`${oneLineError(text)} Try --help.\n`),
      getOutHelpWidth: () => io.stdout.columns ?? 100,
      getErrHelpWidth: () => io.stderr.columns ?? 100,
      getOutHasColors: () => false,
      getErrHasColors: () => false,
    });
  addChecking(program, io, ended);
  addPlaying(program, io, ended);
  addMaking(program, io, ended);
  return examples(program, [
    'validate MODULE',
    'play MODULE',
    'simulate MODULE --games 200 --seed 1',
    'new module my-games/first first',
  ]);
}

function addChecking(program: Command, io: Io, ended: Ended): void {
  const validate = command(program, 'validate', 'list everything that is wrong with a module')
    .argument('<module>', moduleText)
    .addOption(
      new Option('--format <format>', 'text for people, json for tools, unix for editors')
        .choices(['text', 'json', 'unix'])
        .default('text'),
    )
    .action(
      ending(ended, async (module: string, options) =>
        (await import('./commands/validate.js')).validate(io, module, options),
      ),
    );
  examples(validate, ['validate MODULE', 'validate ./my-game --format unix']);

  const cases = command(program, 'cases', 'report which statements of the rules are proven by a test')
    .argument('<module>', moduleText)
    .addOption(json('print just {"total":n,"proven":n,"open":[ids]}'))
    .option('--open', 'list open statements only')
    .option('--strict', 'exit with 1 while a statement is open')
    .option('--tests <folder>', 'folder of tests; without it, test/ beside the data/ of the module')
    .action(
      ending(ended, async (module: string, options) =>
        (await import('./commands/cases.js')).cases(io, module, options),
      ),
    );
  examples(cases, ['cases MODULE --open', 'cases ./my-game --tests ./test --json']);

  const explain = command(
    program,
    'explain',
    'say why a piece may or may not do something, with the rows that decide it',
  )
    .argument('<module>', moduleText)
    .argument('<words...>', 'a piece, or a piece and hexes, or words that answer the pending decision')
    .addOption(scenario())
    .addOption(seed())
    .addOption(set())
    .addOption(load())
    .option('--do <words>', 'first take these decisions', '')
    .addOption(json())
    .action(
      ending(ended, async (module: string, words: string[], options) =>
        (await import('./commands/explain.js')).explain(io, module, words, options),
      ),
    );
  examples(explain, [
    'explain MODULE <piece>',
    'explain MODULE <piece> 0806 --load my.save.json',
    'explain MODULE <piece> --do "ready ready"',
  ]);
}

function addPlaying(program: Command, io: Io, ended: Ended): void {
  const play = command(program, 'play', 'play in the terminal, all sides at one keyboard')
    .argument('<module>', moduleText)
    .addOption(scenario())
    .addOption(seed())
    .addOption(set())
    .addOption(
      new Option('--dice <how>', 'seeded: rolled for you; asked: roll real dice and type them')
        .choices(['seeded', 'asked'])
        .default('seeded'),
    )
    .addOption(load())
    .action(
      ending(ended, async (module: string, options) => (await import('./commands/play.js')).play(io, module, options)),
    );
  examples(play, [
    'play MODULE',
    'play MODULE --seed 7 --dice asked',
    'play MODULE --load my.save.json',
    'echo "ready ready map quit" | hexwright play MODULE',
  ]);

  const replay = command(program, 'replay', 'play a saved game again and compare dice and state')
    .argument('<file>', 'a saved game')
    .option('--module <module>', `${moduleText}; without it, the one the game names`)
    .addOption(
      new Option('--to <n>', 'stop after so many decisions; nothing is compared then').argParser(wholeNumber(0)),
    )
    .option('--events', 'tell what happens')
    .option('--other-data', 'replay even if the data of the module have changed since')
    .addOption(json())
    .action(
      ending(ended, async (file: string, options) => (await import('./commands/replay.js')).replay(io, file, options)),
    );
  examples(replay, ['replay my.save.json', 'replay my.save.json --to 40 --events']);

  const simulate = command(program, 'simulate', 'play games at random and sum them up')
    .argument('<module>', moduleText)
    .addOption(new Option('--games <n>', 'how many').argParser(wholeNumber(1, 10_000_000)).default(100))
    .addOption(seed())
    .addOption(scenario())
    .addOption(set())
    .addOption(
      new Option('--limit <n>', 'decisions after which a game counts as endless')
        .argParser(wholeNumber(1))
        .default(100_000),
    )
    .option('--save-failures <folder>', 'save games that fail, so that they can be replayed')
    .addOption(json())
    .action(
      ending(ended, async (module: string, options) =>
        (await import('./commands/simulate.js')).simulate(io, module, options),
      ),
    );
  examples(simulate, [
    'simulate MODULE --games 200 --seed 1',
    'simulate ./my-game --games 1000 --save-failures ./failed --json',
  ]);
}

function addMaking(program: Command, io: Io, ended: Ended): void {
  const make = command(program, 'new', 'write the skeleton of a module or of a scenario');
  const module = command(make, 'module', 'a small game that is sound and can be played: change it into yours')
    .argument('<folder>', 'folder to make')
    .argument('<id>', 'id of the module, as in my-game')
    .action(
      ending(ended, async (folder: string, id: string) =>
        (await import('./commands/new-module.js')).newModule(io, folder, id),
      ),
    );
  examples(module, ['new module ./my-game my-game']);
  const fresh = command(make, 'scenario', 'a variant of a scenario: state only what differs')
    .argument('<module>', moduleText)
    .argument('<id>', 'id of the scenario, as in short-game')
    .option('--extends <id>', "scenario it is a variant of; the module's first without it")
    .action(
      ending(ended, async (folder: string, id: string, options) =>
        (await import('./commands/new-scenario.js')).newScenario(io, folder, id, options),
      ),
    );
  examples(fresh, ['new scenario ./my-game short-game']);

  const print = command(program, 'print', 'countersheets, map and player aids as PDF')
    .argument('<module>', moduleText)
    .option('--out <folder>', 'folder to write to; out/<game> without it')
    .addOption(new Option('--paper <size>', 'paper of countersheets and aids').choices(['a4', 'letter']).default('a4'))
    .action(
      ending(ended, async (module: string, options) =>
        (await import('./commands/print.js')).printModule(io, module, options),
      ),
    );
  examples(print, ['print MODULE', 'print ./my-game --paper letter --out ./sheets']);

  const build = command(program, 'build', 'make everything that is generated of a module, or of all that come along')
    .addArgument(new Argument('[module]', moduleText))
    .option('--out <folder>', 'folder in which each game gets its own', 'out')
    .action(
      ending(ended, async (module: string | undefined, options) =>
        (await import('./commands/build.js')).build(io, module, options),
      ),
    );
  examples(build, ['build', 'build ./my-game --out ./made']);
}

function command(parent: Command, name: string, description: string): Command {
  return parent.command(name).description(description);
}

/** Reports the exit code that a command ends with. */
function ending(ended: Ended, action: Action): (...given: unknown[]) => Promise<void> {
  return async (...given) => ended(await (action as (...given: unknown[]) => Promise<number> | number)(...given));
}

/** Examples under the help, with a module that comes along for MODULE. */
function examples(command: Command, lines: readonly string[]): Command {
  const text = () => {
    const module = shippedModules()[0] ?? './my-game';
    const shown = lines.map((line) =>
      `  ${line.startsWith('echo') ? line : `hexwright ${line}`}`.replace('MODULE', module),
    );
    return `\nExamples:\n${shown.join('\n')}`;
  };
  return command.addHelpText('after', text);
}

/** An error of the argument parser in the form of all others. */
function oneLineError(text: string): string {
  const line = text
    .trim()
    .replace(/^error: /, 'hexwright: ')
    .replace(/\s*\n\s*/g, ' ');
  return /[.?)]$/.test(line) ? line : `${line}.`;
}
