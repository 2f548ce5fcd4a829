/**
 * The public interface, in reading order: load a module, play it, save it, read its rulings, build and print it.
 * Importing it does nothing else, and what draws is loaded only when something is drawn.
 */

// What is generated of a module: typed data, rules as functions, sheets to print.
export { type BuildResult, buildModule, type Progress } from './build/build-module.js';
export { type PrintedModule, type PrintOptions, printModule } from './build/print-module.js';
export type { BuiltFile } from './build/publish.js';
export { type RulesHost, rulesHost } from './build/rules-host.js';
// A game that does not change while it is played.
export type {
  Fired,
  Game,
  OptionInfo,
  PhaseInfo,
  ScenarioInfo,
  SideInfo,
  StatusInfo,
  TrackInfo,
  UnitInfo,
  Value,
  ValueKind,
} from './engine/game.js';
export type { Position } from './engine/position.js';
export { playRandomly } from './engine/random-play.js';
export type { Event } from './engine/recorder.js';
export type { Refusal } from './engine/refusal.js';

// Saved games: small JSON that holds what was decided.
export {
  type LoadOptions,
  type LoadOutcome,
  type LoadProblem,
  loadGame,
  type SavedGame,
  saveGame,
} from './engine/save.js';
// A session: the pending decision with its legal options; choose, undo, redo.
export {
  type Decision,
  type Option,
  type Outcome,
  type Result,
  Session,
  type StartOptions,
  type Taken,
} from './engine/session.js';
export type { State } from './engine/state.js';
// Rulings in words.
export { eventText } from './explain/event-text.js';
export { eventsText } from './explain/events-text.js';
export { refusalText } from './explain/refusal-text.js';
export { resultText } from './explain/result-text.js';
export { cited, sentence, sentences } from './explain/sentence.js';
// A module: a folder of JSON files in, a game or a list of faults out.
export { type LoadedModule, loadModule } from './load/load-module.js';
// The types of module files, generated from their schemas.
export type * from './model/module.js';
// Worked plays.
export { type Mismatch, runExample } from './play/example.js';
export { type Fault, type FaultFormat, formatFaults, hasErrors } from './validate/fault.js';
