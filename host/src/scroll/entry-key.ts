/**
 * Gives the first history entry of a document a key, as the router does for all later ones. Without a key, every first
 * visit to a path would be the same entry, and a new page would open at the scroll position of an earlier visit instead
 * of its top or its anchor. The same write sets the index that the router would set, because each write to the history
 * waits for the browser's process.
 */
export function giveEntryKey(history: History, random: () => number): void {
  if (history.state?.key) return;
  history.replaceState({ idx: 0, ...history.state, key: random().toString(36).slice(2, 10) }, '');
}
