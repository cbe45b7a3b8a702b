import * as messages from '../../messages/compiled/refusals/en.ts';
import type { Refusal } from './refuse.ts';

/** The refusals of the host itself; those of the API come from there. */
export const refusals = {
  malformed: {
    status: 400,
    code: 'malformed-request',
    title: messages.unreadableRequest,
    detail: messages.whatWasSentHasAnotherForm,
  },
  foreignForm: {
    status: 403,
    code: 'cross-site',
    title: messages.sentFromAnotherSite,
    detail: messages.openThePageAgainAndSend,
  },
  unreachable: {
    status: 502,
    code: 'unreachable',
    title: messages.theServiceCantBeReached,
    detail: messages.goBackAndTryAgain,
  },
  notFound: {
    status: 404,
    code: 'not-found',
    title: messages.notFound,
    detail: messages.thereIsNothingAtThisAddress,
  },
  methodNotAllowed: {
    status: 405,
    code: 'method-not-allowed',
    title: messages.onlyToBeRead,
    detail: messages.nothingCanBeSent,
  },
  cutOff: {
    status: 408,
    code: 'request-timeout',
    title: messages.tooSlow,
    detail: messages.theRequestDidNotArrive,
  },
  tooLarge: {
    status: 413,
    code: 'body-too-large',
    title: messages.tooLarge,
    detail: messages.sendLessAtOnce,
  },
  misdirected: {
    status: 421,
    code: 'misdirected-request',
    title: messages.notServedHere,
    detail: messages.thisServerDoesNotAnswer,
  },
  tooOften: {
    status: 429,
    code: 'rate-limited',
    title: messages.tooManyReports,
    detail: messages.waitALittleBeforeYouSend,
  },
  failed: {
    status: 500,
    code: 'internal',
    title: messages.somethingWentWrongHere,
    detail: messages.tryAgainIfItHappensAgain,
  },
} as const satisfies Record<string, Refusal>;
