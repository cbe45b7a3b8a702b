import type { OperationOutput } from '@bellkey/shared/api';
import { type ApiProblem, useApi } from '@bellkey/shared/shell';
import { useEffect, useState } from 'react';
import { bareCode, isWholeCode } from './application.ts';

/** The property that a join code belongs to, with its departments. */
export type JoinedProperty = OperationOutput<'POST /api/staff/join-code/resolve'>;

export type JoinCodeState =
  | { status: 'none' }
  | { status: 'checking' }
  | { status: 'known'; place: JoinedProperty }
  | { status: 'failed'; problem: ApiProblem };

/** The property of a code, looked up as soon as it is complete, once per code. `ask` retries. */
export function useJoinCode(typed: string): { state: JoinCodeState; ask(): void } {
  const api = useApi();
  const code = isWholeCode(typed) ? bareCode(typed) : null;
  const [answer, setAnswer] = useState<{ code: string; state: JoinCodeState } | null>(null);
  const [attempt, setAttempt] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt asks again about the same code.
  useEffect(() => {
    if (code === null) return;
    let current = true;
    setAnswer({ code, state: { status: 'checking' } });
    void api.call('POST /api/staff/join-code/resolve', { body: { joinCode: code } }).then((found) => {
      if (!current) return;
      const state: JoinCodeState = found.ok
        ? { status: 'known', place: found.value }
        : { status: 'failed', problem: found.error };
      setAnswer({ code, state });
    });
    return () => {
      current = false;
    };
  }, [api, code, attempt]);

  const state = answer && answer.code === code ? answer.state : { status: 'none' as const };
  return { state, ask: () => setAttempt((count) => count + 1) };
}
