import type { OperationKey } from '@bellkey/shared/api';
import type { ApiClient, ApiProblem, ApiResult, CallOptions } from '@bellkey/shared/shell';
import { eitherSignal } from './either-signal.ts';
import { badResponse, offline, timedOut, unreachable } from './problems.ts';

/** Timeout of a call without a response; the caller may repeat it with the same idempotency key. */
export const CALL_TIMEOUT_MS = 15_000;

export interface CallPorts {
  baseUrl: string;
  fetch: typeof globalThis.fetch;
  /** Token for staff operations; null when no one is signed in. */
  getIdToken(): Promise<string | null>;
  isOnline(): boolean;
  /**
   * Checks a session whose token the API refused with the identity provider, which ends it with its reason if it is
   * over. Returns whether there is a new token to try. Absent when the token belongs to no session.
   */
  recheckSession?(): Promise<boolean>;
  /** For a client that calls as a demo's guest: sent in place of this browser's cookies. */
  demoGuestToken?: string;
}

/** How the guest is identified: by this browser's cookie or, for a demo, by a token in a header without any cookie. */
export function asGuest(ports: CallPorts, headers: Headers): RequestCredentials {
  if (ports.demoGuestToken === undefined) return 'include';
  headers.set('x-demo-guest', ports.demoGuestToken);
  return 'omit';
}

interface LooseInput {
  params?: Record<string, unknown>;
  query?: Record<string, unknown>;
  body?: unknown;
  upload?: Blob;
}

/** Inserts `{id}` and appends the query. */
export function urlOf(template: string, { params = {}, query = {} }: LooseInput): string {
  const path = template.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(params[name])));
  const search = new URLSearchParams(
    Object.entries(query).flatMap(([key, value]) => (value === undefined ? [] : [[key, String(value)]])),
  ).toString();
  return search ? `${path}?${search}` : path;
}

function isProblem(value: unknown): value is ApiProblem {
  return (
    typeof value === 'object' && value !== null && 'code' in value && 'detail' in value && 'status' in value
  );
}

async function parseAnswer(answer: Response): Promise<ApiResult<unknown>> {
  if (answer.status === 204) return { ok: true, value: undefined };
  const isFile =
    answer.ok && !/^application\/json\b/.test(answer.headers.get('content-type') ?? 'application/json');
  if (isFile) return { ok: true, value: await answer.blob() };
  const body: unknown = await answer.json().catch(() => undefined);
  if (answer.ok && body !== undefined) return { ok: true, value: body };
  if (isProblem(body)) return { ok: false, error: body };
  return { ok: false, error: badResponse(answer.status, answer.headers.get('x-request-id') ?? '') };
}

/** Creates `api.call`: one request, one result; failures of the network or server never throw. */
export function createCall(ports: CallPorts): ApiClient['call'] {
  const call = async (
    key: OperationKey,
    input: LooseInput,
    options: CallOptions = {},
  ): Promise<ApiResult<unknown>> => {
    const [method = 'GET', template = ''] = key.split(' ');
    const headers = new Headers({ accept: 'application/json, */*;q=0.5' });
    const content = input.upload ?? (input.body === undefined ? undefined : JSON.stringify(input.body));
    if (input.upload) headers.set('content-type', input.upload.type);
    if (input.body !== undefined) headers.set('content-type', 'application/json');
    if (options.idempotencyKey) headers.set('idempotency-key', options.idempotencyKey);
    const credentials = asGuest(ports, headers);
    const send = async (signal: AbortSignal): Promise<Response> => {
      const token = template.startsWith('/api/staff/') ? await ports.getIdToken() : null;
      if (token) headers.set('authorization', `Bearer ${token}`);
      return ports.fetch(`${ports.baseUrl}${urlOf(template, input)}`, {
        method,
        headers,
        body: content,
        credentials,
        signal,
      });
    };
    const limit = AbortSignal.timeout(CALL_TIMEOUT_MS);
    const signal = options.signal ? eitherSignal(options.signal, limit) : limit;
    try {
      const answer = await send(signal);
      const isRefusedToken = answer.status === 401 && headers.has('authorization');
      if (isRefusedToken && (await ports.recheckSession?.())) return await parseAnswer(await send(signal));
      return await parseAnswer(answer);
    } catch {
      if (limit.aborted) return { ok: false, error: timedOut };
      return { ok: false, error: ports.isOnline() ? unreachable : offline };
    }
  };
  // The table of operations types each key's input and output; the body below treats all alike.
  return call as ApiClient['call'];
}
