import type { LiveEvent, OperationInput, OperationKey, OperationOutput } from '@bellkey/shared/api';
import type { ApiClient, ApiProblem, ApiResult, StreamState } from '@bellkey/shared/shell';

type Answers = {
  [K in OperationKey]?: (
    input: OperationInput<K>,
    idempotencyKey: string | undefined,
  ) => ApiResult<OperationOutput<K>> | Promise<ApiResult<OperationOutput<K>>>;
};

/** A problem for tests. */
export function problemFixture(code: string, status: number, detail = 'Try again in a moment.'): ApiProblem {
  return { code, status, title: code, detail, requestId: 'req-1' };
}

/** An API for tests: responses by operation, a refusal for any other, and a stream that the test writes to. */
export function fakeApi(answers: Answers) {
  const calls: Array<{ key: OperationKey; input: unknown; idempotencyKey: string | undefined }> = [];
  const streams: Array<{ after: string; emit(event: LiveEvent): void; is(state: StreamState): void }> = [];
  let followers = 0;

  const api: ApiClient = {
    async call(key, input, options) {
      calls.push({ key, input, idempotencyKey: options?.idempotencyKey });
      const answer = answers[key];
      if (!answer) return { ok: false, error: problemFixture('unreachable', 503) };
      return answer(input, options?.idempotencyKey);
    },
    follow(_, { after, onEvent, onState }) {
      followers += 1;
      streams.push({ after, emit: onEvent, is: onState });
      return () => {
        followers -= 1;
      };
    },
  };

  return {
    api,
    calls,
    /** The stream that was opened last. */
    stream: () => {
      const last = streams.at(-1);
      if (!last) throw new Error('No stream was opened.');
      return last;
    },
    followers: () => followers,
  };
}
