/** The draft of a form in this tab, from before a reload or another page; null without one. */
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

/** Saves a draft for this tab only; null deletes it. */
export function saveTabDraft(key: string, draft: object | null, storage: () => Storage): void {
  try {
    if (draft === null) storage().removeItem(key);
    else storage().setItem(key, JSON.stringify(draft));
  } catch {
    // A private window or a full disk: the draft lasts as long as the page.
  }
}
