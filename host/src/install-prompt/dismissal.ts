/** Specification, section 9. */
export const DISMISSAL_KEY = 'pwa-install-dismissed';
/** Seven days (specification, section 9). */
export const DISMISSAL_SUPPRESSION_MS = 604_800_000;

type Store = Pick<Storage, 'getItem' | 'setItem'>;

/** Whether the prompt was dismissed within the last seven days. False where storage fails or holds no past time. */
export function wasDismissed(storage: () => Store, now: number): boolean {
  try {
    const since = now - Number.parseInt(storage().getItem(DISMISSAL_KEY) ?? '', 10);
    return since >= 0 && since < DISMISSAL_SUPPRESSION_MS;
  } catch {
    return false;
  }
}

/** Saves when the prompt was dismissed, if there is storage. */
export function saveDismissal(storage: () => Store, now: number): void {
  try {
    storage().setItem(DISMISSAL_KEY, String(now));
  } catch {
    // Then it is offered again on the next visit, not before.
  }
}
