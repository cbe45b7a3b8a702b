import { systemErrorsMessages } from '../../messages/compiled/system-errors/en.ts';
import type { ErrorWording, Severity } from './error-wording.ts';

/** Errors of the connection, the service and the browser that any page may meet. */
export const systemErrorCodes = [
  'unreachable',
  'offline',
  'forbidden',
  'not-found',
  'conflict',
  'too-large',
  'rate-limited',
  'server-error',
  'service-worker-registration',
] as const;
export type SystemErrorCode = (typeof systemErrorCodes)[number];

const kinds: Readonly<Record<SystemErrorCode, readonly [status: number | null, severity: Severity]>> = {
  unreachable: [null, 'failure'],
  offline: [null, 'notice'],
  forbidden: [403, 'warning'],
  'not-found': [404, 'warning'],
  conflict: [409, 'warning'],
  'too-large': [413, 'warning'],
  'rate-limited': [429, 'notice'],
  'server-error': [500, 'failure'],
  'service-worker-registration': [null, 'notice'],
};

/** The text for such an error, and its HTTP status, if it has one. */
export function systemWording(code: SystemErrorCode): ErrorWording & { status: number | null } {
  const [status, severity] = kinds[code];
  return { status, ...systemErrorsMessages[code], severity };
}
