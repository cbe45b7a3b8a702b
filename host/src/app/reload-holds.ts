const holds = new Map<symbol, string>();

/** Reasons not to reload a page without asking: a draft, an unsent message. */
export const reloadHolds = {
  add: (reason: string): (() => void) => {
    const key = Symbol(reason);
    holds.set(key, reason);
    return () => holds.delete(key);
  },
  any: (): boolean => holds.size > 0,
};

/** Makes the browser ask before it leaves while there is a hold. */
export function guardUnload(window: Window): void {
  window.addEventListener('beforeunload', (event) => {
    if (reloadHolds.any()) event.preventDefault();
  });
}
