import { randomUUID } from 'node:crypto';

/** Why a request is refused before any route sees it, as text of a Problem document (RFC 9457). */
export interface RequestRefusal {
  status: 400 | 408 | 413 | 431;
  code: string;
  title: string;
  detail: string;
}

/** The request is not HTTP that this server accepts. */
export const malformed = (detail: string): RequestRefusal => ({
  status: 400,
  code: 'malformed-request',
  title: 'Unreadable request',
  detail,
});

export const tooSlow: RequestRefusal = {
  status: 408,
  code: 'request-timeout',
  title: 'Too slow',
  detail: 'The request did not arrive in time. Send it again.',
};

export const tooLarge: RequestRefusal = {
  status: 413,
  code: 'body-too-large',
  title: 'Too large',
  detail: 'Send less at once.',
};

export const headTooLarge: RequestRefusal = {
  status: 431,
  code: 'headers-too-large',
  title: 'Headers too large',
  detail: 'Send fewer or shorter headers. Deleting the cookies of this site may help.',
};

/** Headers and body of the answer to a refused request. */
export function refusalAnswer(refusal: RequestRefusal): { headers: Record<string, string>; body: string } {
  const body = JSON.stringify({ ...refusal, requestId: randomUUID() });
  return {
    body,
    headers: {
      'content-type': 'application/problem+json',
      'content-length': String(Buffer.byteLength(body)),
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
    },
  };
}
