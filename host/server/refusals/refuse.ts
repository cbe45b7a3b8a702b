import { PLAIN_PAGE_POLICY } from '@bellkey/shared/server';
import type { Context } from 'hono';
import { html } from 'hono/html';

/** The reason of a refusal, as text of a Problem document (RFC 9457). */
export interface Refusal {
  status: 400 | 401 | 403 | 404 | 405 | 408 | 413 | 421 | 429 | 500 | 502 | 503;
  code: string;
  title: string;
  /** What the person can do about it. */
  detail: string;
}

/** Paths for programs; people request everything else. */
const FOR_PROGRAMS = /^\/(?:api|shell|remotes|host|workbench\/files)\//;

/** Whether the request submits a form, so that a person sees the response. */
const isForm = ({ req }: Context): boolean =>
  req.method === 'POST' && /^application\/x-www-form-urlencoded\b/i.test(req.header('content-type') ?? '');

const isForPerson = (context: Context): boolean => {
  const { req } = context;
  return (
    (req.method === 'GET' || req.method === 'HEAD' || isForm(context)) &&
    !FOR_PROGRAMS.test(req.path) &&
    (req.header('accept') ?? '').includes('text/html')
  );
};

const plainPage = ({ title, detail }: Refusal, requestId: string) =>
  html`<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex"><title>${title}</title></head><body><main><h1>${title}</h1><p>${detail}</p><p>Reference: ${requestId}</p></main></body></html>`;

/** Responds to a refused request: a plain page for a person who opens an address, otherwise a problem document. */
export function refuse(
  context: Context,
  refusal: Refusal,
  headers: Record<string, string> = {},
): Response | Promise<Response> {
  const requestId: string = context.get('requestId') ?? '';
  const common = { 'cache-control': 'no-store', ...headers };
  if (isForPerson(context)) {
    return context.html(plainPage(refusal, requestId), refusal.status, {
      ...common,
      'content-security-policy': PLAIN_PAGE_POLICY,
    });
  }
  return context.json({ ...refusal, requestId }, refusal.status, {
    ...common,
    'content-type': 'application/problem+json',
  });
}
