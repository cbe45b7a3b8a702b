/** The part of `navigator` that identifies the kind of device. */
export interface Device {
  userAgent: string;
  platform: string;
  maxTouchPoints: number;
}

/**
 * Whether this is iOS or iPadOS, where only a person can install. An iPad identifies itself as a Mac, but Macs have no
 * touch screen.
 */
export function isIos({ userAgent, platform, maxTouchPoints }: Device): boolean {
  return /iPad|iPhone|iPod/.test(userAgent) || (platform === 'MacIntel' && maxTouchPoints > 1);
}

/** Whether the app runs installed, in a window of its own. */
export function isStandalone(window: Window): boolean {
  // Safari's own flag, older than the media query.
  const flag: unknown = Reflect.get(window.navigator, 'standalone');
  return flag === true || window.matchMedia('(display-mode: standalone)').matches;
}
