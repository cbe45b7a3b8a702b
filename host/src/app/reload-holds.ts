const holds = new Map<symbol, string>();

/** Reasons why a page must not be reloaded unasked: a draft, an unsent message. */
export const reloadHolds = {
  add: (reason: string): (() => void) => {
    const key = Symbol(reason);
    holds.set(key, reason);
    return () => holds.delete(key);
  },
  any: (): boolean => holds.size > 0,
};

/** Lets the browser ask before it leaves while there is a hold. */
export function guardUnload(window: Window): void {
  window.addEventListener('beforeunload', (event) => {
    if (reloadHolds.any()) event.preventDefault();
  });
}
