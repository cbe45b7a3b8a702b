/** Some well-known providers of throw-away addresses, for a hint. The API has the longer list and marks the sign-up. */
const KNOWN =
  /@(?:[\w-]+\.)*(?:10minutemail|guerrillamail|mailinator|maildrop|temp-?mail|trashmail|yopmail)\.\w+$/i;

/** Whether an address looks disposable. */
export const isDisposable = (email: string): boolean => KNOWN.test(email.trim());
