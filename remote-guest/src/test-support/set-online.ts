/** Makes the browser believe that it has, or has lost, its network. */
export const setOnline = (online: boolean): unknown =>
  Object.defineProperty(navigator, 'onLine', { value: online, configurable: true });
