import type { OperationOutput } from '@bellkey/shared/api';
import { type ApiProblem, useApi } from '@bellkey/shared/shell';
import { useCallback, useEffect, useState } from 'react';
import { useDeskState } from '../../desk/workplace.tsx';

/** The members of a property's staff, with open invitations and the latest changes. */
export type Team = OperationOutput<'GET /api/staff/team'>;

type Load =
  | { status: 'loading' }
  | { status: 'failed'; problem: ApiProblem }
  | { status: 'ready'; team: Team };

/** Loads the team of a property, and again when the stream reports a change of a membership. */
export function useTeam(propertyId: string): { load: Load; refresh(): Promise<void> } {
  const api = useApi();
  const { membershipChanges, stream } = useDeskState();
  const [load, setLoad] = useState<Load>({ status: 'loading' });
  const refresh = useCallback(async () => {
    const answer = await api.call('GET /api/staff/team', { query: { property: propertyId } });
    setLoad((was) => {
      if (answer.ok) return { status: 'ready', team: answer.value };
      // Old data is better than none.
      return was.status === 'ready' ? was : { status: 'failed', problem: answer.error };
    });
  }, [api, propertyId]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the stream's word, and its return, ask again
  useEffect(() => void refresh(), [refresh, membershipChanges, stream.status]);
  return { load, refresh };
}
