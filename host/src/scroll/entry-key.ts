/**
 * Gives a document's first entry in the browser's history a key, as the router gives one to all that follow. Without,
 * every first visit to a path would be the same entry, and a page opened anew would go to where an earlier visit had
 * been scrolled instead of to its top or its anchor.
 */
export function giveEntryKey(history: History, random: () => number): void {
  if (history.state?.key) return;
  history.replaceState({ ...history.state, key: random().toString(36).slice(2, 10) }, '');
}
