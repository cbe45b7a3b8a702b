import { randomUUID } from 'node:crypto';
import type { FirstDataKind } from '@bellkey/shared/remote';
import type { FirstConversation, FirstData, FirstPlace, FirstProperty } from '@bellkey/shared/shell';
import type { Context } from 'hono';
import type { CallApi } from './call-api.ts';
import { languagesOf } from './languages.ts';
import type { LoadedFront } from './property-fronts.ts';

/** The API's cookie of a guest's session, over http and over https. */
const SESSION_COOKIE = /(?:^|;\s*)(?:__Host-)?bellkey_guest=/;
/** The longest code, with the dashes that people type; the API is not called for a longer one. */
const MAX_CODE_CHARS = 40;

interface Dependencies {
  callApi: CallApi;
  now(): number;
}

/** Whether a person opens the page; copies for offline use and prefetches get no visitor's data. */
const isOpened = (context: Context): boolean =>
  ['document', undefined].includes(context.req.header('sec-fetch-dest')) &&
  !/prefetch|prerender/.test(`${context.req.header('sec-purpose')} ${context.req.header('purpose')}`);

/** The code in a page's address; null when it is missing or too long. */
export function codeIn(url: URL): string | null {
  const code = url.searchParams.get('c')?.trim() ?? '';
  return code !== '' && code.length <= MAX_CODE_CHARS ? code : null;
}

const commonOf = (context: Context, now: number) => ({
  at: now,
  languages: languagesOf(context.req.header('cookie'), context.req.header('accept-language')),
});

/** The place of a code; null when the API fails (5xx), so that the browser tries. */
export async function loadPlace(
  context: Context,
  code: string,
  { callApi, now }: Dependencies,
): Promise<FirstPlace | null> {
  const { result } = await callApi(context, 'POST /api/qr/resolve', { body: { code } });
  if (!result.ok && result.error.status >= 500) return null;
  return { kind: 'place', ...commonOf(context, now()), code, place: result, problem: null };
}

/** The conversation of this browser's session; null when there is none or it cannot be loaded now. */
export async function loadConversation(
  context: Context,
  { callApi, now }: Dependencies,
): Promise<FirstConversation | null> {
  if (!SESSION_COOKIE.test(context.req.header('cookie') ?? '')) return null;
  const { result, cookies } = await callApi(context, 'GET /api/guest/conversation');
  if (!result.ok) return null;
  // Using a session prolongs it, and its cookie.
  for (const cookie of cookies) context.header('set-cookie', cookie, { append: true });
  return {
    kind: 'conversation',
    ...commonOf(context, now()),
    conversation: result.value,
    form: { clientId: randomUUID(), body: '', problem: null },
  };
}

/** How many languages of a visitor tell front pages apart: what is rendered is in one of them. */
const FRONT_LANGUAGES = 3;

/** A property's front page in a visitor's languages, without their regions: one rendering is for many visitors. */
export function firstProperty(context: Context, { front, at }: LoadedFront): FirstProperty {
  const { languages } = commonOf(context, at);
  const plain = new Set(languages.map((tag) => tag.toLowerCase().split('-')[0] ?? ''));
  return { kind: 'property', at, languages: [...plain].slice(0, FRONT_LANGUAGES), front };
}

/** Loads the data of this kind that a page is rendered with for this visitor, by one call of the API; null when
 * there is none. */
export async function loadFirstData(
  context: Context,
  kind: FirstDataKind,
  dependencies: Dependencies,
): Promise<FirstData | null> {
  if (!isOpened(context)) return null;
  if (kind === 'conversation') return loadConversation(context, dependencies);
  if (kind === 'property') return null;
  const code = codeIn(context.get('url'));
  return code === null ? null : loadPlace(context, code, dependencies);
}
