import { useApi } from '@bellkey/shared/shell';
import { useMemo, useSyncExternalStore } from 'react';
import { useWorkplace } from '../../../desk/workplace.tsx';
import { type TeamState, type TeamStore, teamOf } from './team-store.ts';

/** The store of the team channels of this workplace. */
export function useTeamStore(): TeamStore {
  const api = useApi();
  const { desk, membership } = useWorkplace();
  const propertyId = membership.property.id;
  return useMemo(() => teamOf(desk, api, propertyId), [desk, api, propertyId]);
}

/** The team channels of this workplace. */
export function useTeam(): TeamState {
  const store = useTeamStore();
  return useSyncExternalStore(store.subscribe, store.get, store.get);
}
