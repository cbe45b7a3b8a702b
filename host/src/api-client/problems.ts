import type { ApiProblem } from '@bellkey/shared/shell';

const local = (code: string, title: string, detail: string): ApiProblem => ({
  code,
  status: 0,
  title,
  detail,
  requestId: '',
});

/** Why the API could not be reached, in the format of its own refusals. */
export const offline = local(
  'offline',
  'You’re offline',
  'There is no connection. What you typed is kept; it goes on when you’re back.',
);
export const unreachable = local(
  'unreachable',
  'The service can’t be reached',
  'The connection or our server did not answer. What you typed is kept; try again in a moment.',
);
export const timedOut = local(
  'timeout',
  'That took too long',
  'No answer came in 15 seconds. What you typed is kept; try again.',
);

/** A response that is not the API's: a proxy's error page, or truncated content. */
export const badResponse = (status: number, requestId: string): ApiProblem => ({
  code: status >= 500 ? 'unreachable' : 'bad-response',
  status,
  title: 'The service gave an answer we can’t read',
  detail: 'This is at our end. Try again in a moment; what you typed is kept.',
  requestId,
});
