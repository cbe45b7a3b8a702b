import * as messages from '../../../../messages/compiled/queue/en.ts';

/** The keys, as the help lists them. */
export const keyHelp: ReadonlyArray<readonly [keys: string, what: string]> = [
  ['/', messages.searchTheQueue],
  ['j or ↓', messages.nextRequest],
  ['k or ↑', messages.previousRequest],
  ['n', messages.newRequest],
  ['a', messages.acceptKeyHelp],
  ['u', messages.undoKeyHelp],
  ['t', messages.takeKeyHelp],
  ['x', messages.markKeyHelp],
  ['b', messages.boardKeyHelp],
  ['v', messages.savedViews],
  ['Ctrl+K or ⌘K', messages.paletteKeyHelp],
  ['Enter', messages.openItsDetails],
  ['Esc', messages.closeKeyHelp],
  ['?', messages.thisList],
];
