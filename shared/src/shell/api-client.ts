import type { LiveEvent, OperationInput, OperationKey, OperationOutput, Problem } from '../api/index.ts';

/** A refusal by the API, or why it could not be reached: `offline`, `unreachable`, `timeout`, `bad-response`. */
export type ApiProblem = Problem;

export type ApiResult<T> = { ok: true; value: T } | { ok: false; error: ApiProblem };

export interface CallOptions {
  signal?: AbortSignal;
  /** For writes: a repeat with the same key gets the first answer instead of a second effect. */
  idempotencyKey?: string;
}

/**
 * Credentials of the caller, instead of this browser's own guest session and staff sign-in: tokens of the public demo.
 */
export interface ApiCredentials {
  /** Sent with guest operations and their stream. */
  demoGuestToken?: string;
  /** Sent with staff operations and their stream. */
  staffToken?: string;
}

/** `waiting` carries when the next attempt is due, as milliseconds since 1970. */
export type StreamState =
  | { status: 'connecting' }
  | { status: 'live' }
  | { status: 'waiting'; retryAt: number }
  | { status: 'ended'; problem: ApiProblem | null };

export interface StreamOptions {
  /** Where to start: the `cursor` of the response that was loaded first. */
  after: string;
  query?: Record<string, string>;
  onEvent(event: LiveEvent): void;
  onState(state: StreamState): void;
}

/** The product API for pages: typed by operation; failures of the network or server are results, not exceptions. */
export interface ApiClient {
  /**
   * @example
   * const result = await api.call('POST /api/qr/resolve', { body: { code } });
   * if (!result.ok) show(result.error.detail);
   */
  call<K extends OperationKey>(
    key: K,
    input: OperationInput<K>,
    options?: CallOptions,
  ): Promise<ApiResult<OperationOutput<K>>>;
  /** Follows a stream: reconnects with jitter, resumes after the last event seen, waits while offline. Returns `close`. */
  follow(stream: 'guest' | 'staff', options: StreamOptions): () => void;
}
