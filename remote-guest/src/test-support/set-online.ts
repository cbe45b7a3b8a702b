/** Sets whether the browser reports a network. */
export const setOnline = (online: boolean): unknown =>
  Object.defineProperty(navigator, 'onLine', { value: online, configurable: true });
