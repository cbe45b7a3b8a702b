/**
 * What a sign-in provider's answer comes to. `unfinished` is an answer that looks right: without a provider that is
 * configured, nobody can have asked for it.
 */
export type CallbackOutcome = 'nothing' | 'cancelled' | 'provider-failed' | 'state-mismatch' | 'unfinished';

/** Where a sign-in with a provider would keep the state that it sent along. */
export const STATE_KEY = 'bellkey:oauth-state';

/** Codes by which providers say that the person did not want to go on (OAuth 2, 4.1.2.1, and common additions). */
const CANCELLED = new Set([
  'access_denied',
  'user_cancelled_login',
  'user_cancelled_authorize',
  'consent_required',
]);

/**
 * Reads the address that a provider sent somebody back to. That somebody turned back is taken at its word, since it
 * leads nowhere; any other answer must carry the state of this tab.
 *
 * @param expectedState what this tab sent along; null when it asked for nothing
 */
export function callbackOutcome(
  { search, hash }: { search: string; hash: string },
  expectedState: string | null,
): CallbackOutcome {
  const answer = new URLSearchParams(search);
  // Some providers answer in the fragment.
  for (const [name, value] of new URLSearchParams(hash.replace(/^#/, ''))) answer.append(name, value);
  const error = answer.get('error');
  if (error === null && answer.get('code') === null && answer.get('id_token') === null) return 'nothing';
  if (error !== null && CANCELLED.has(error)) return 'cancelled';
  const state = answer.get('state');
  if (state === null || state !== expectedState) return 'state-mismatch';
  return error === null ? 'unfinished' : 'provider-failed';
}
