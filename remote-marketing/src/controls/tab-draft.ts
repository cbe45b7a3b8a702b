/** What a form had in this tab before a reload or another page; null when there is nothing. */
export function loadTabDraft<Draft extends object>(
  key: string,
  empty: Draft,
  storage: () => Storage,
): Draft | null {
  try {
    const kept: unknown = JSON.parse(storage().getItem(key) ?? 'null');
    return typeof kept === 'object' && kept !== null ? { ...empty, ...kept } : null;
  } catch {
    return null;
  }
}

/** Keeps what is typed for this tab alone, or forgets it when it is null. */
export function saveTabDraft(key: string, draft: object | null, storage: () => Storage): void {
  try {
    if (draft === null) storage().removeItem(key);
    else storage().setItem(key, JSON.stringify(draft));
  } catch {
    // A private window or a full disk: what was typed lives as long as the page.
  }
}
