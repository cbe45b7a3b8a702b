/**
 * Wraps `fetch` so that a 429 or 5xx of the identity provider looks like a network failure. The identity client signs
 * a person out when its start-up check gets any JSON error; a busy provider is no reason for that.
 *
 * @param isIdentityUrl which requests this is about
 */
export function tolerateBusyProvider(
  fetch: typeof globalThis.fetch,
  isIdentityUrl: (url: string) => boolean,
): typeof fetch {
  return async (input, init) => {
    const answer = await fetch(input, init);
    const url = input instanceof Request ? input.url : String(input);
    if (isIdentityUrl(url) && (answer.status === 429 || answer.status >= 500)) {
      throw new TypeError(`The identity provider returned ${answer.status}.`);
    }
    return answer;
  };
}
