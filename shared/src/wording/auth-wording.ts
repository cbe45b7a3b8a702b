import { authErrorsMessages } from '../../messages/compiled/auth-errors/en.ts';
import type { AuthErrorCode } from '../shell/session.ts';
import type { ErrorWording, Severity } from './error-wording.ts';

/** The text for a failed sign-in, and the actions it offers. */
export interface AuthWording extends ErrorWording {
  /** Sentence and advice together, for a place next to a form. */
  text: string;
  /** Whether the same input may be tried again unchanged. */
  retry: boolean;
}

type Kind = readonly [messages: Omit<ErrorWording, 'severity'>, severity: Severity, retry?: 'retry'];

const messages = authErrorsMessages;
/** One sentence for three codes: it must not tell whether an account exists (ASVS 6.3.8). */
const noMatch: Kind = [messages['invalid-credential'], 'warning'];
const fetchNewLink: Kind = [messages['expired-action-code'], 'warning'];

const kinds: Readonly<Record<AuthErrorCode, Kind>> = {
  'user-not-found': noMatch,
  'wrong-password': noMatch,
  'invalid-credential': noMatch,
  'email-already-in-use': [messages['email-already-in-use'], 'warning'],
  'too-many-requests': [messages['too-many-requests'], 'warning', 'retry'],
  'expired-action-code': fetchNewLink,
  'invalid-action-code': fetchNewLink,
  'requires-recent-login': [messages['requires-recent-login'], 'notice'],
  'user-token-expired': [messages['user-token-expired'], 'notice'],
  'network-request-failed': [messages['network-request-failed'], 'failure', 'retry'],
  'operation-not-allowed': [messages['operation-not-allowed'], 'failure'],
  'user-disabled': [messages['user-disabled'], 'failure'],
  'other-sign-in-method': [messages['other-sign-in-method'], 'notice'],
  'second-factor-required': [messages['second-factor-required'], 'notice'],
  'wrong-code': [messages['wrong-code'], 'warning'],
  'sign-in-expired': [messages['sign-in-expired'], 'notice'],
  'email-not-verified': [messages['email-not-verified'], 'notice'],
  'bot-check-unavailable': [messages['bot-check-unavailable'], 'failure', 'retry'],
  'bot-check-refused': [messages['bot-check-refused'], 'warning', 'retry'],
  unknown: [messages.unknown, 'failure', 'retry'],
};

/** The text for an authentication error (specification, section 8: the codes are given, the wording is ours). */
export function authWording(code: AuthErrorCode): AuthWording {
  const [wording, severity, retry] = kinds[code];
  const text = `${wording.sentence} ${wording.advice}`;
  return { ...wording, severity, text, retry: retry === 'retry' };
}
