/** Names by which phones and tablets say what they are. */
const MOBILE = /android|iphone|ipad|ipod|mobile|blackberry|iemobile|opera mini/i;

/** Whether the specification's longer network timeout (section 9: 60 s mobile, 30 s desktop) is for this device. */
export function isMobileDevice(
  navigator: Pick<Navigator, 'userAgent' | 'maxTouchPoints'> & { userAgentData?: { mobile?: boolean } },
): boolean {
  if (navigator.userAgentData?.mobile) return true;
  // An iPad says that it is a Mac, of which none has a touch screen.
  const isTablet = /macintosh/i.test(navigator.userAgent) && navigator.maxTouchPoints > 1;
  return isTablet || MOBILE.test(navigator.userAgent);
}

/**
 * The identity client knows both timeouts, takes the longer one only in Cordova and React Native, and decides while it
 * is being loaded. So a mobile device calls itself React Native for that moment.
 *
 * @returns `end`, to be called when the identity client is loaded
 */
export function askForMobileTimeouts(navigator: Navigator): () => void {
  if (!isMobileDevice(navigator)) return () => undefined;
  Object.defineProperty(navigator, 'product', { value: 'ReactNative', configurable: true });
  return () => {
    Reflect.deleteProperty(navigator, 'product');
  };
}
