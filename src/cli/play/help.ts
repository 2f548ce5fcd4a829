/**
 * What can be typed while playing, beside the options themselves.
 */
export const commandNames = ['why', 'options', 'more', 'map', 'look', 'log', 'undo', 'redo', 'save', 'help', 'quit'];

export const helpLines: readonly string[] = [
  'Type the number of an option, or its word; several words in a line are taken one after the other.',
  '  why <word> ...   why a word is or is not legal now, with the rows that decide; also ? <word>',
  '  why              the rulings of the last decision',
  '  options, more    the options again, and the next page of them',
  '  map              the map; a star marks what may be chosen',
  '  look <hex|unit>  terrain, hexsides and links of a hex; what holds for a unit',
  '  log              what has happened so far',
  '  undo, redo       take the last decision back, and again',
  '  save <file>      write the game to a file: play goes on with --load <file>',
  '  quit             leave (also the end of the input)',
  'A journey may also be a way, hex by hex: 0404-0405-0506. Where a word could be both, :undo is the command.',
];
