import type { ApiProblem } from '@bellkey/shared/shell';
import * as messages from '../../messages/compiled/problems/en.ts';

const local = (code: string, title: string, detail: string): ApiProblem => ({
  code,
  status: 0,
  title,
  detail,
  requestId: '',
});

/** Why the API could not be reached, in the format of its own refusals. */
export const offline = local('offline', messages.offlineTitle, messages.offlineText);
export const unreachable = local('unreachable', messages.unreachableTitle, messages.unreachableText);
export const timedOut = local('timeout', messages.timeoutTitle, messages.timeoutText);

/** A response that is not the API's: a proxy's error page, or truncated content. */
export const badResponse = (status: number, requestId: string): ApiProblem => ({
  code: status >= 500 ? 'unreachable' : 'bad-response',
  status,
  title: messages.unreadableTitle,
  detail: messages.unreadableText,
  requestId,
});
