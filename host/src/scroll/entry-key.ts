/**
 * Gives a document's first entry in the browser's history a key, as the router gives one to all that follow. Without,
 * every first visit to a path would be the same entry, and a newly opened page would go to where an earlier visit had
 * been scrolled instead of to its top or its anchor. With it the entry gets the number that the router would give it:
 * each time that the history is written to, the browser's own process is asked.
 */
export function giveEntryKey(history: History, random: () => number): void {
  if (history.state?.key) return;
  history.replaceState({ idx: 0, ...history.state, key: random().toString(36).slice(2, 10) }, '');
}
