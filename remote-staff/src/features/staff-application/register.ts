import type { Membership } from '@bellkey/shared/api';
import type { ApiClient, ApiProblem, AuthErrorCode, SessionStore } from '@bellkey/shared/shell';
import * as messages from '../../../messages/compiled/staff-application/en.ts';
import { type Application, bareCode, type FieldProblems } from './fields/application.ts';

/** Result of sending an application. A failure keeps everything that was typed. */
export type Registered =
  | { kind: 'asked'; membership: Membership }
  | { kind: 'wrong'; fields: FieldProblems }
  /** The e-mail may belong to an account with another password; the page does not reveal which of the two is wrong. */
  | { kind: 'no-account' }
  | { kind: 'not-signed-in'; error: AuthErrorCode }
  | { kind: 'refused'; problem: ApiProblem };

/**
 * Creates the account, unless someone is signed in, and asks to join. After a failure between the two the account
 * exists already: the same e-mail and password then sign in instead.
 */
export async function registerAndAsk(
  { api, session }: { api: ApiClient; session: SessionStore },
  application: Application,
): Promise<Registered> {
  const failed = await signInOrRegister(session, application);
  if (failed) return failed;
  const asked = await api.call('POST /api/staff/registrations', {
    body: {
      fullName: application.fullName.trim(),
      joinCode: bareCode(application.joinCode),
      departments: [...application.departments],
      languages: [...application.languages],
      ...(application.jobTitle.trim() && { jobTitle: application.jobTitle.trim() }),
    },
  });
  if (asked.ok) return { kind: 'asked', membership: asked.value };
  if (asked.error.code === 'unknown-join-code')
    return { kind: 'wrong', fields: { joinCode: asked.error.detail } };
  return { kind: 'refused', problem: asked.error };
}

/** Creates the account and joins by an invitation, as {@link registerAndAsk} does by a join code. */
export async function registerAndAccept(
  { api, session }: { api: ApiClient; session: SessionStore },
  application: Application,
  token: string,
): Promise<Registered> {
  const failed = await signInOrRegister(session, application);
  if (failed) return failed;
  const joined = await api.call('POST /api/staff/invitations/accept', {
    body: { token, fullName: application.fullName.trim(), languages: [...application.languages] },
  });
  return joined.ok ? { kind: 'asked', membership: joined.value } : { kind: 'refused', problem: joined.error };
}

/** Null when someone can apply. */
async function signInOrRegister(
  session: SessionStore,
  application: Pick<Application, 'fullName' | 'email' | 'password'>,
): Promise<Registered | null> {
  const fullName = application.fullName.trim();
  if (session.get().status !== 'signed-in') {
    const email = application.email.trim();
    const made = await session.register(email, application.password, fullName);
    if (made.ok) {
      // Its failure does not stop the application: the next page sends it again.
      void session.sendVerification();
    } else if (made.error === 'weak-password') {
      return {
        kind: 'wrong',
        fields: {
          password: messages.passwordRefused,
        },
      };
    } else if (made.error === 'invalid-email') {
      return { kind: 'wrong', fields: { email: messages.emailError } };
    } else if (made.error !== 'email-already-in-use') {
      return { kind: 'not-signed-in', error: made.error };
    } else {
      const back = await session.signIn(email, application.password);
      if (!back.ok && back.error === 'network-request-failed')
        return { kind: 'not-signed-in', error: back.error };
      if (!back.ok) return { kind: 'no-account' };
    }
  }
  return null;
}
