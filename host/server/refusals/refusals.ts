import type { Refusal } from './refuse.ts';

/** The refusals of the host itself; those of the API come from there. */
export const refusals = {
  malformed: {
    status: 400,
    code: 'malformed-request',
    title: 'Unreadable request',
    detail: 'What was sent has another form than this address takes.',
  },
  foreignForm: {
    status: 403,
    code: 'cross-site',
    title: 'Sent from another site',
    detail: 'Open the page again and send it from there.',
  },
  unreachable: {
    status: 502,
    code: 'unreachable',
    title: 'The service can’t be reached',
    detail: 'Go back and try again in a moment: what you typed is still there.',
  },
  notFound: {
    status: 404,
    code: 'not-found',
    title: 'Not found',
    detail: 'There is nothing at this address.',
  },
  methodNotAllowed: {
    status: 405,
    code: 'method-not-allowed',
    title: 'Only to be read',
    detail: 'Nothing can be sent to this address.',
  },
  cutOff: {
    status: 408,
    code: 'request-timeout',
    title: 'Too slow',
    detail: 'The request did not arrive in time. Send it again.',
  },
  tooLarge: { status: 413, code: 'body-too-large', title: 'Too large', detail: 'Send less at once.' },
  misdirected: {
    status: 421,
    code: 'misdirected-request',
    title: 'Not served here',
    detail: 'This server does not answer for the host name that you asked. Check the address.',
  },
  tooOften: {
    status: 429,
    code: 'rate-limited',
    title: 'Too many reports',
    detail: 'Wait a little before you send more.',
  },
  failed: {
    status: 500,
    code: 'internal',
    title: 'Something went wrong here',
    detail: 'Try again. If it happens again, tell us the reference.',
  },
} as const satisfies Record<string, Refusal>;
