/** Device names in the user agents of phones and tablets. */
const MOBILE = /android|iphone|ipad|ipod|mobile|blackberry|iemobile|opera mini/i;

/** Whether this device gets the specification's longer network timeout (section 9: 60 s mobile, 30 s desktop). */
export function isMobileDevice(
  navigator: Pick<Navigator, 'userAgent' | 'maxTouchPoints'> & { userAgentData?: { mobile?: boolean } },
): boolean {
  if (navigator.userAgentData?.mobile) return true;
  // An iPad identifies itself as a Mac, and no Mac has a touch screen.
  const isTablet = /macintosh/i.test(navigator.userAgent) && navigator.maxTouchPoints > 1;
  return isTablet || MOBILE.test(navigator.userAgent);
}

/**
 * The identity client has both timeouts, but takes the longer one only in Cordova and React Native, and decides at load
 * time. So a mobile device identifies itself as React Native meanwhile.
 *
 * @returns `end`, to call once the identity client has loaded
 */
export function askForMobileTimeouts(navigator: Navigator): () => void {
  if (!isMobileDevice(navigator)) return () => undefined;
  Object.defineProperty(navigator, 'product', { value: 'ReactNative', configurable: true });
  return () => {
    Reflect.deleteProperty(navigator, 'product');
  };
}
