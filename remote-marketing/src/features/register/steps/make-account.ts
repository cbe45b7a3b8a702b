import type { AuthErrorCode, SessionStore, SessionUser } from '@bellkey/shared/shell';
import type { FieldProblems } from '../answers/steps.ts';

/** Result of creating an account. */
export type Account =
  | { kind: 'signed-in'; user: SessionUser }
  | { kind: 'wrong'; fields: FieldProblems }
  /** The e-mail may belong to an account with another password; the page does not reveal which of the two is wrong. */
  | { kind: 'no-account' }
  | { kind: 'failed'; error: AuthErrorCode };

/** Creates an account and sends the link that verifies its e-mail; an existing account is signed in. */
export async function makeAccount(
  session: SessionStore,
  email: string,
  password: string,
  name: string,
): Promise<Account> {
  const made = await session.register(email, password, name);
  if (made.ok) {
    // Its failure does not stop the sign-up: the next step sends it again.
    void session.sendVerification();
    return { kind: 'signed-in', user: made.user };
  }
  switch (made.error) {
    case 'weak-password':
      return {
        kind: 'wrong',
        fields: {
          password: 'The server does not take this password. Try a longer one that fewer people use.',
        },
      };
    case 'invalid-email':
      return { kind: 'wrong', fields: { email: 'Type your work e-mail, as name@hotel.com.' } };
    case 'email-already-in-use': {
      const back = await session.signIn(email, password);
      if (back.ok) {
        if (!back.user.emailVerified) void session.sendVerification();
        return { kind: 'signed-in', user: back.user };
      }
      return back.error === 'network-request-failed' || back.error === 'too-many-requests'
        ? { kind: 'failed', error: back.error }
        : { kind: 'no-account' };
    }
    default:
      return { kind: 'failed', error: made.error };
  }
}
