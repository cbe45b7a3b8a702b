import { done, type Outcome } from '../outcome/outcome.ts';
import type { HttpSide } from './http-side.ts';

/** Cookies that a handler sets are sent only if its transaction was committed. */
export async function withCommittedCookies<T>(
  http: HttpSide,
  work: (http: HttpSide) => Promise<Outcome<T>>,
): Promise<Outcome<T>> {
  let commit = () => {};
  const setters: Pick<HttpSide, 'setGuestToken' | 'clearGuestToken'> = {
    setGuestToken: (token, expiresAt) => {
      commit = () => http.setGuestToken(token, expiresAt);
    },
    clearGuestToken: () => {
      commit = () => http.clearGuestToken();
    },
  };
  // Inherited, so that the other parts are still read when they are asked for.
  const outcome = await work(Object.assign(Object.create(http) as HttpSide, setters));
  if (outcome.ok) commit();
  return outcome.ok ? done(outcome.value) : outcome;
}
