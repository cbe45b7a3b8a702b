import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { ApiResult } from '@bellkey/shared/shell';
import { type Context, Hono } from 'hono';
import type { CallApi } from '../first-data/call-api.ts';
import { loadConversation, loadPlace } from '../first-data/load-first-data.ts';
import { refusals } from '../refusals/refusals.ts';
import { refuse } from '../refusals/refuse.ts';
import type { HostEnvironment } from '../requests/prepare-request.ts';
import type { AnswerPage } from './page-answers.ts';

interface Dependencies {
  callApi: CallApi;
  now(): number;
}

type Fields = ReadonlyMap<string, string>;
type PageContext = Context<HostEnvironment>;

/** Wait before the page is shown again: by then most answers exist, so that a page without scripts has them. */
const ANSWER_WAIT_MS = 700;

/**
 * Whether one of our own pages sent a form. Every browser sends the origin with a POST; without it the form is refused.
 */
function isOwnForm(context: PageContext): boolean {
  const site = context.req.header('sec-fetch-site');
  if (site !== undefined) return site === 'same-origin' || site === 'none';
  return context.req.header('origin') === context.get('url').origin;
}

async function parseFields(context: PageContext): Promise<Fields | null> {
  const type = context.req.header('content-type') ?? '';
  if (!/^application\/x-www-form-urlencoded\b/i.test(type)) return null;
  return new Map(new URLSearchParams(await context.req.text()));
}

/** Redirects to the page with GET, so that a reload does not send the form again. */
function goTo(context: PageContext, path: string, cookies: readonly string[] = []): Response {
  const answer = context.body(null, 303, { location: path, 'cache-control': 'no-store' });
  for (const cookie of cookies) answer.headers.append('set-cookie', cookie);
  return answer;
}

/** Sends a message once. A different text under a used id is a new message: the guest went back and wrote again. */
async function sendMessage(
  context: PageContext,
  callApi: CallApi,
  clientId: string,
  body: string,
): Promise<ApiResult<unknown>> {
  const send = (id: string) =>
    callApi(context, 'POST /api/guest/messages', { body: { clientId: id, body }, idempotencyKey: id });
  const { result } = await send(clientId);
  const isUsedUp = !result.ok && result.error.code === 'idempotency-mismatch';
  return isUsedUp ? (await send(randomUUID())).result : result;
}

/** Handles forms from guest pages whose scripts have not loaded or do not run: the place's form and the composer. */
export function guestForms(answer: AnswerPage, dependencies: Dependencies) {
  const { callApi } = dependencies;
  const app = new Hono<HostEnvironment>();

  const withFields =
    (handle: (context: PageContext, fields: Fields) => Promise<Response>) => async (context: PageContext) => {
      if (!isOwnForm(context)) return refuse(context, refusals.foreignForm);
      const fields = await parseFields(context);
      return fields ? handle(context, fields) : refuse(context, refusals.malformed);
    };

  app.post(
    '/scan-qr',
    withFields(async (context, fields) => {
      const code = fields.get('code')?.trim() ?? '';
      const { result, cookies } = await callApi(context, 'POST /api/guest/session', { body: { code } });
      if (result.ok) return goTo(context, '/chat', cookies);
      const place = await loadPlace(context, code, dependencies);
      if (!place) return refuse(context, refusals.unreachable);
      return answer(context, async () => ({ ...place, problem: place.place.ok ? result.error : null }));
    }),
  );

  app.post(
    '/chat',
    withFields(async (context, fields) => {
      const clientId = fields.get('clientId') || randomUUID();
      if (fields.has('person')) {
        await callApi(context, 'POST /api/guest/handoff', { idempotencyKey: `person-${clientId}` });
        return goTo(context, '/chat');
      }
      const body = (fields.get('choice') ?? fields.get('body') ?? '').trim();
      if (body === '') return goTo(context, '/chat');
      const sent = await sendMessage(context, callApi, clientId, body);
      if (sent.ok) {
        await sleep(ANSWER_WAIT_MS);
        return goTo(context, '/chat');
      }
      const conversation = await loadConversation(context, dependencies);
      if (conversation) {
        const form = { clientId, body, problem: sent.error };
        return answer(context, async () => ({ ...conversation, form }));
      }
      return sent.error.status === 401 ? goTo(context, '/chat') : refuse(context, refusals.unreachable);
    }),
  );

  return app;
}
