import type { ErrorWording } from './error-wording.ts';

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

const wording: Record<SystemErrorCode, ErrorWording & { status: number | null }> = {
  unreachable: {
    status: null,
    title: 'The service can’t be reached',
    sentence: 'The connection or our server did not answer.',
    advice: 'What you typed is kept; try again in a moment.',
    severity: 'failure',
  },
  offline: {
    status: null,
    title: 'You’re offline',
    sentence: 'There is no connection.',
    advice: 'What you typed is kept; it goes on when you’re back.',
    severity: 'notice',
  },
  forbidden: {
    status: 403,
    title: 'This is not open to you',
    sentence: 'Your account, or the code you scanned, does not allow this.',
    advice: 'Ask a manager of the property if you should have it.',
    severity: 'warning',
  },
  'not-found': {
    status: 404,
    title: 'It is not there any more',
    sentence: 'What you asked for has been removed, or never was.',
    advice: 'Go back and choose again.',
    severity: 'warning',
  },
  conflict: {
    status: 409,
    title: 'Somebody was faster',
    sentence: 'It has been changed since you opened it.',
    advice: 'Look at the new version first, then make your change again; what you typed is kept.',
    severity: 'warning',
  },
  'too-large': {
    status: 413,
    title: 'That is too large',
    sentence: 'What you sent is larger than we take.',
    advice: 'Send a shorter text or a smaller file.',
    severity: 'warning',
  },
  'rate-limited': {
    status: 429,
    title: 'A little too fast',
    sentence: 'More came from here in a short time than we take.',
    advice: 'Wait a minute, then try again; nothing is lost.',
    severity: 'notice',
  },
  'server-error': {
    status: 500,
    title: 'This went wrong at our end',
    sentence: 'The service met an error while it did what you asked.',
    advice: 'Try again in a moment. If it stays, tell us the code below.',
    severity: 'failure',
  },
  'service-worker-registration': {
    status: null,
    title: 'Pages won’t open offline',
    sentence: 'This browser did not let the site keep pages for when there is no connection.',
    advice: 'Everything else works. A private window or blocked storage is the usual reason.',
    severity: 'notice',
  },
};

/** The wording of such an error, and the HTTP status it comes with, if it comes with one. */
export const systemWording = (code: SystemErrorCode): ErrorWording & { status: number | null } =>
  wording[code];
