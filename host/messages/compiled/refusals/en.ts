// Compiled from host/messages/en.json by `npm run messages`.
import type { RefusalsMessages } from './messages.ts';

export const unreadableRequest: RefusalsMessages['unreadableRequest'] = "Unreadable request";
export const unreadableRequestText: RefusalsMessages['unreadableRequestText'] = "What was sent has another form than this address takes.";
export const crossSiteTitle: RefusalsMessages['crossSiteTitle'] = "Sent from another site";
export const crossSiteText: RefusalsMessages['crossSiteText'] = "Open the page again and send it from there.";
export const unreachableTitle: RefusalsMessages['unreachableTitle'] = "The service can’t be reached";
export const unreachableFormText: RefusalsMessages['unreachableFormText'] = "Go back and try again in a moment: what you typed is still there.";
export const notFound: RefusalsMessages['notFound'] = "Not found";
export const notFoundText: RefusalsMessages['notFoundText'] = "There is nothing at this address.";
export const readOnlyTitle: RefusalsMessages['readOnlyTitle'] = "Only to be read";
export const readOnlyText: RefusalsMessages['readOnlyText'] = "Nothing can be sent to this address.";
export const tooSlow: RefusalsMessages['tooSlow'] = "Too slow";
export const tooSlowText: RefusalsMessages['tooSlowText'] = "The request did not arrive in time. Send it again.";
export const tooLarge: RefusalsMessages['tooLarge'] = "Too large";
export const tooLargeText: RefusalsMessages['tooLargeText'] = "Send less at once.";
export const notServedHere: RefusalsMessages['notServedHere'] = "Not served here";
export const notServedHereText: RefusalsMessages['notServedHereText'] = "This server does not answer for the host name that you asked. Check the address.";
export const tooManyReports: RefusalsMessages['tooManyReports'] = "Too many reports";
export const tooManyReportsText: RefusalsMessages['tooManyReportsText'] = "Wait a little before you send more.";
export const internalErrorTitle: RefusalsMessages['internalErrorTitle'] = "Something went wrong here";
export const internalErrorText: RefusalsMessages['internalErrorText'] = "Try again. If it happens again, tell us the reference.";
export const unreachableText: RefusalsMessages['unreachableText'] = "Our service did not answer. What you typed is kept; try again in a moment.";
export const signInFirst: RefusalsMessages['signInFirst'] = "Sign in first";
export const signInFirstText: RefusalsMessages['signInFirstText'] = "Sign in as a person who runs this platform, or develops it.";
export const forbiddenTitle: RefusalsMessages['forbiddenTitle'] = "Not yours to see";
export const forbiddenText: RefusalsMessages['forbiddenText'] = "What is deployed here concerns every property. Only the platform’s operators and the developers that they name see it and change it; no role in a property is enough.";
export const identityUnavailableTitle: RefusalsMessages['identityUnavailableTitle'] = "We can’t check who you are";
export const identityUnavailableText: RefusalsMessages['identityUnavailableText'] = "The service that knows who you are does not answer. Try again in a moment.";
export const notInQuarantine: RefusalsMessages['notInQuarantine'] = "Not in quarantine";
export const notInQuarantineText: RefusalsMessages['notInQuarantineText'] = "This release is not in quarantine any more. Another person may have lifted it.";

/** The group as one value. @public */
export const refusalsMessages: RefusalsMessages = {
  unreadableRequest,
  unreadableRequestText,
  crossSiteTitle,
  crossSiteText,
  unreachableTitle,
  unreachableFormText,
  notFound,
  notFoundText,
  readOnlyTitle,
  readOnlyText,
  tooSlow,
  tooSlowText,
  tooLarge,
  tooLargeText,
  notServedHere,
  notServedHereText,
  tooManyReports,
  tooManyReportsText,
  internalErrorTitle,
  internalErrorText,
  unreachableText,
  signInFirst,
  signInFirstText,
  forbiddenTitle,
  forbiddenText,
  identityUnavailableTitle,
  identityUnavailableText,
  notInQuarantine,
  notInQuarantineText,
};
