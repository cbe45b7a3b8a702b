import type { OperationOutput } from '@bellkey/shared/api';
import { type Load, useLoad } from '@bellkey/shared/load';
import { useApi } from '@bellkey/shared/shell';
import { useState } from 'react';
import { bareCode, isWholeCode } from './application.ts';

/** The property that a join code belongs to, with its departments. */
export type JoinedProperty = OperationOutput<'POST /api/staff/join-code/resolve'>;

/** The property of a code, looked up as soon as it is complete, once per code. `ask` looks it up again. */
export function useJoinCode(typed: string): { load: Load<JoinedProperty>; ask(): void } {
  const api = useApi();
  const code = isWholeCode(typed) ? bareCode(typed) : null;
  const [attempt, setAttempt] = useState(0);
  // Another attempt is another question: the refusal of the one before disappears.
  const load = useLoad(code === null ? null : `${code} ${attempt}`, (signal) =>
    api.call('POST /api/staff/join-code/resolve', { body: { joinCode: code ?? '' } }, { signal }),
  );
  return { load, ask: () => setAttempt((count) => count + 1) };
}
