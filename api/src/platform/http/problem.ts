import type { Problem } from '@bellkey/shared/api';
import type { Refusal } from '../outcome/outcome.ts';
import { problemCodes } from '../outcome/problem-codes.ts';

/** The Problem document (RFC 9457 with a stable code) for a refusal. */
export function toProblem(refusal: Refusal, requestId: string): Problem {
  const { status, title, detail } = problemCodes[refusal.code];
  return {
    code: refusal.code,
    status,
    title,
    detail: refusal.detail ?? detail,
    requestId,
    ...(refusal.fields && { fields: refusal.fields }),
    ...(refusal.address && { address: refusal.address }),
    ...(refusal.retryAfterSeconds !== undefined && { retryAfterSeconds: refusal.retryAfterSeconds }),
  };
}

/** A refusal as an HTTP response. */
export function problemResponse(refusal: Refusal, requestId: string): Response {
  const problem = toProblem(refusal, requestId);
  const headers = new Headers({ 'content-type': 'application/problem+json' });
  if (problem.retryAfterSeconds !== undefined) headers.set('retry-after', String(problem.retryAfterSeconds));
  if (problem.code === 'unauthenticated') headers.set('www-authenticate', 'Bearer');
  return new Response(JSON.stringify(problem), { status: problem.status, headers });
}
