/** As much of `navigator` as tells what kind of device this is. */
export interface Device {
  userAgent: string;
  platform: string;
  maxTouchPoints: number;
}

/** Whether this is iOS or iPadOS, where only a person can install. An iPad says it is a Mac, but Macs have no touch screen. */
export function isIos({ userAgent, platform, maxTouchPoints }: Device): boolean {
  return /iPad|iPhone|iPod/.test(userAgent) || (platform === 'MacIntel' && maxTouchPoints > 1);
}

/** Whether the app runs in a window of its own, installed. */
export function isStandalone(window: Window): boolean {
  // Safari's own flag, older than the media query.
  const flag: unknown = Reflect.get(window.navigator, 'standalone');
  return flag === true || window.matchMedia('(display-mode: standalone)').matches;
}
