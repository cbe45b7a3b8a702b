import type { OperationKey, OperationOutput } from '@bellkey/shared/api';
import type { ApiClient, ApiProblem, ApiResult, StreamOptions } from '@bellkey/shared/shell';

type Answer = ApiResult<unknown> | ((input: unknown) => ApiResult<unknown> | Promise<ApiResult<unknown>>);

/** An API for tests: responses by operation, which the test may change, and streams that the test writes to. */
export class ApiDouble {
  readonly calls: Array<{ key: OperationKey; input: unknown; idempotencyKey: string | undefined }> = [];
  readonly streams: StreamOptions[] = [];
  readonly #answers = new Map<OperationKey, Answer>();

  answer<K extends OperationKey>(key: K, value: OperationOutput<K>): this {
    this.#answers.set(key, { ok: true, value });
    return this;
  }

  answerWith(key: OperationKey, answer: Answer): this {
    this.#answers.set(key, answer);
    return this;
  }

  refuse(key: OperationKey, code: string, status: number, more: Partial<ApiProblem> = {}): this {
    this.#answers.set(key, { ok: false, error: problemOf(code, status, more) });
    return this;
  }

  /** Calls of one operation, oldest first. */
  of(key: OperationKey) {
    return this.calls.filter((call) => call.key === key);
  }

  readonly client: ApiClient = {
    // The double answers every operation from one table, which the client's type cannot express.
    call: (async (key: OperationKey, input: unknown, options?: { idempotencyKey?: string }) => {
      this.calls.push({ key, input, idempotencyKey: options?.idempotencyKey });
      const answer = this.#answers.get(key) ?? { ok: false, error: problemOf('unreachable', 0) };
      return typeof answer === 'function' ? answer(input) : answer;
    }) as ApiClient['call'],
    follow: (_, options) => {
      this.streams.push(options);
      options.onState({ status: 'live' });
      return () => undefined;
    },
  };
}

export function problemOf(code: string, status: number, more: Partial<ApiProblem> = {}): ApiProblem {
  return { code, status, title: code, detail: `detail of ${code}`, requestId: 'req-1', ...more };
}
