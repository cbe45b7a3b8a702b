import { buffer } from 'node:stream/consumers';
import type { OperationKey, OperationOutput } from '@bellkey/shared/api';
import type { ApiProblem, ApiResult } from '@bellkey/shared/shell';
import type { Context } from 'hono';
import * as messages from '../../messages/compiled/refusals/en.ts';
import { forwardedHeaders } from '../api-proxy/api-proxy.ts';
import { type AskApi, connectApi } from '../api-proxy/ask-api.ts';

/** Time limit for a page's data. After it the browser loads the data, and shows what is wrong if that fails too. */
const PATIENCE_MS = 2_000;

/** Headers of a page's request that do not apply to an operation. */
const OF_THE_PAGE = ['accept', 'content-type', 'if-none-match', 'if-modified-since', 'range', 'referer'];

/** An answer of the API to the host on behalf of a browser. */
export interface Called<T> {
  result: ApiResult<T>;
  /** `Set-Cookie` headers, for the browser. */
  cookies: readonly string[];
}

interface Input {
  /** Values of the path's parameters. */
  params?: Readonly<Record<string, string>>;
  body?: unknown;
  idempotencyKey?: string;
}

export type CallApi = <K extends OperationKey>(
  context: Context,
  key: K,
  input?: Input,
) => Promise<Called<OperationOutput<K>>>;

const unreachable = (context: Context): ApiProblem => ({
  code: 'unreachable',
  status: 502,
  title: messages.unreachableTitle,
  detail: messages.unreachableText,
  requestId: context.get('requestId'),
});

const isProblem = (value: unknown): value is ApiProblem =>
  typeof value === 'object' && value !== null && 'code' in value && 'status' in value;

function within<T>(asked: Promise<T>, cancel: () => void): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => {
      cancel();
      reject(new Error('The API took too long.'));
    }, PATIENCE_MS);
    asked.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}

async function ask(
  askApi: AskApi,
  context: Context,
  key: string,
  { params = {}, body, idempotencyKey }: Input,
) {
  const [method = 'GET', path = ''] = key.split(' ');
  const target = path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));
  const headers = forwardedHeaders(context);
  for (const name of OF_THE_PAGE) delete headers[name];
  headers.accept = 'application/json';
  if (idempotencyKey !== undefined) headers['idempotency-key'] = idempotencyKey;
  const bytes = body === undefined ? undefined : Buffer.from(JSON.stringify(body));
  if (bytes) {
    headers['content-type'] = 'application/json';
    headers['content-length'] = String(bytes.byteLength);
  }
  let cancel = () => {};
  const asked = askApi({ method, target, headers, body: bytes, onCancel: (how) => (cancel = how) }).then(
    async (answer) => ({ answer, text: (await buffer(answer)).toString() }),
  );
  return within(asked, () => cancel());
}

/**
 * Calls operations for a browser that has requested a page: with its cookies and its address, so that the browser's own
 * session and limits apply. The browser's headers about the origin of the request are passed on; the API refuses other
 * sites.
 */
export function createCallApi(apiUrl: string): CallApi {
  const askApi = connectApi(apiUrl);
  const call = async (context: Context, key: OperationKey, input: Input = {}): Promise<Called<unknown>> => {
    try {
      const { answer, text } = await ask(askApi, context, key, input);
      const status = answer.statusCode ?? 502;
      const value: unknown = text ? JSON.parse(text) : undefined;
      const cookies = answer.headers['set-cookie'] ?? [];
      if (status < 400) return { result: { ok: true, value }, cookies };
      return { result: { ok: false, error: isProblem(value) ? value : unreachable(context) }, cookies };
    } catch {
      return { result: { ok: false, error: unreachable(context) }, cookies: [] };
    }
  };
  // The table of operations types each key's output, as in the browsers' client.
  return call as CallApi;
}
