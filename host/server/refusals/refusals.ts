import * as messages from '../../messages/compiled/refusals/en.ts';
import type { Refusal } from './refuse.ts';

/** The refusals of the host itself; those of the API come from there. */
export const refusals = {
  malformed: {
    status: 400,
    code: 'malformed-request',
    title: messages.unreadableRequest,
    detail: messages.unreadableRequestText,
  },
  foreignForm: {
    status: 403,
    code: 'cross-site',
    title: messages.crossSiteTitle,
    detail: messages.crossSiteText,
  },
  unreachable: {
    status: 502,
    code: 'unreachable',
    title: messages.unreachableTitle,
    detail: messages.unreachableFormText,
  },
  notFound: {
    status: 404,
    code: 'not-found',
    title: messages.notFound,
    detail: messages.notFoundText,
  },
  methodNotAllowed: {
    status: 405,
    code: 'method-not-allowed',
    title: messages.readOnlyTitle,
    detail: messages.readOnlyText,
  },
  cutOff: {
    status: 408,
    code: 'request-timeout',
    title: messages.tooSlow,
    detail: messages.tooSlowText,
  },
  tooLarge: {
    status: 413,
    code: 'body-too-large',
    title: messages.tooLarge,
    detail: messages.tooLargeText,
  },
  misdirected: {
    status: 421,
    code: 'misdirected-request',
    title: messages.notServedHere,
    detail: messages.notServedHereText,
  },
  tooOften: {
    status: 429,
    code: 'rate-limited',
    title: messages.tooManyReports,
    detail: messages.tooManyReportsText,
  },
  failed: {
    status: 500,
    code: 'internal',
    title: messages.internalErrorTitle,
    detail: messages.internalErrorText,
  },
} as const satisfies Record<string, Refusal>;
