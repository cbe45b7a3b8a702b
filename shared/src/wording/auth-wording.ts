import type { AuthErrorCode } from '../shell/session.ts';
import type { ErrorWording } from './error-wording.ts';

/** What a failed sign-in says, and what it offers. */
export interface AuthWording extends ErrorWording {
  /** Sentence and advice together, for a place next to a form. */
  text: string;
  /** Whether the same values may be tried again as they are. */
  retry: boolean;
}

const words = (wording: ErrorWording, retry = false): AuthWording => ({
  ...wording,
  text: `${wording.sentence} ${wording.advice}`,
  retry,
});

/** One sentence for three codes: it must not tell whether an account exists (ASVS 6.3.8). */
const noMatch = words({
  title: 'That does not match',
  sentence: 'That e-mail and password don’t match.',
  advice: 'Check both and try again.',
  severity: 'warning',
});

const fetchNewLink = words({
  title: 'The link has run out',
  sentence: 'That link is no longer valid.',
  advice: 'Ask for a new one and open the latest e-mail.',
  severity: 'warning',
});

const wording: Record<AuthErrorCode, AuthWording> = {
  'user-not-found': noMatch,
  'wrong-password': noMatch,
  'invalid-credential': noMatch,
  'email-already-in-use': words({
    title: 'There is an account already',
    sentence: 'This e-mail already belongs to an account.',
    advice: 'Sign in with it instead of registering.',
    severity: 'warning',
  }),
  'too-many-requests': words(
    {
      title: 'Too many tries',
      sentence: 'Too many tries.',
      advice: 'Wait a few minutes, then try again; what you typed stays here.',
      severity: 'warning',
    },
    true,
  ),
  'expired-action-code': fetchNewLink,
  'invalid-action-code': fetchNewLink,
  'requires-recent-login': words({
    title: 'Is it still you?',
    sentence: 'For this we need to be sure that it is you.',
    advice: 'Type your password once more.',
    severity: 'notice',
  }),
  'user-token-expired': words({
    title: 'Your session has ended',
    sentence: 'Your session has ended.',
    advice: 'Sign in again to go on.',
    severity: 'notice',
  }),
  'network-request-failed': words(
    {
      title: 'No answer from the sign-in service',
      sentence: 'We could not reach the sign-in service.',
      advice: 'Check the connection; what you typed is kept.',
      severity: 'failure',
    },
    true,
  ),
  'operation-not-allowed': words({
    title: 'Not possible here',
    sentence: 'Signing in with a password is switched off here.',
    advice: 'Ask a manager of your property how to sign in.',
    severity: 'failure',
  }),
  'user-disabled': words({
    title: 'The account is switched off',
    sentence: 'This account is switched off.',
    advice: 'Ask a manager of your property why, and to have it switched on again.',
    severity: 'failure',
  }),
  'other-sign-in-method': words({
    title: 'There is a password for this e-mail',
    sentence: 'This e-mail already signs in with a password.',
    advice: 'Sign in with it once; after that the provider works, too.',
    severity: 'notice',
  }),
  'second-factor-required': words({
    title: 'A code is needed, too',
    sentence: 'This account signs in with a code as well.',
    advice: 'Sign out, sign in again with your code, and then come back.',
    severity: 'notice',
  }),
  'wrong-code': words({
    title: 'That code does not work',
    sentence: 'That code is wrong, or it was used before.',
    advice: 'Wait for the next one in your app and type that.',
    severity: 'warning',
  }),
  'sign-in-expired': words({
    title: 'That took too long',
    sentence: 'That took too long.',
    advice: 'Start again.',
    severity: 'notice',
  }),
  'email-not-verified': words({
    title: 'Your e-mail is not verified',
    sentence: 'Your e-mail address is not verified yet.',
    advice: 'Open the link that we sent there, then try again.',
    severity: 'notice',
  }),
  'bot-check-unavailable': words(
    {
      title: 'The bot check did not load',
      sentence: 'We check that sign-ins come from people, and that check could not be loaded.',
      advice:
        'A blocker or the network may be in its way: allow google.com/recaptcha and try again; what you typed is kept.',
      severity: 'failure',
    },
    true,
  ),
  'bot-check-refused': words(
    {
      title: 'The bot check said no',
      sentence: 'The check that sign-ins come from people did not let this one through.',
      advice: 'Reload the page and try again, or use another browser or network.',
      severity: 'warning',
    },
    true,
  ),
  unknown: words(
    {
      title: 'Signing in did not work',
      sentence: 'Signing in did not work, and we do not know why.',
      advice: 'Try again in a moment.',
      severity: 'failure',
    },
    true,
  ),
};

/** The wording of an authentication error (specification, section 8: the codes are given, the wording is ours). */
export const authWording = (code: AuthErrorCode): AuthWording => wording[code];
