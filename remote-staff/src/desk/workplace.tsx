import type { Membership } from '@bellkey/shared/api';
import { newId } from '@bellkey/shared/id';
import { useApi } from '@bellkey/shared/shell';
import { createContext, type ReactNode, useContext, useEffect, useMemo, useSyncExternalStore } from 'react';
import type { Desk } from './desk.ts';
import { deskOf, holdDesk } from './desk-registry.ts';
import type { DeskState } from './desk-state.ts';

/** Workplace of a signed-in person: property, membership, and live state. */
export interface Workplace {
  uid: string;
  membership: Membership;
  desk: Desk;
}

const WorkplaceContext = createContext<Workplace | null>(null);

/** Opens the property's desk for the pages below. */
export function WorkplaceProvider({
  uid,
  membership,
  children,
}: {
  uid: string;
  membership: Membership;
  children: ReactNode;
}) {
  const api = useApi();
  const propertyId = membership.property.id;
  const { role } = membership;
  const owner = `${uid}:${propertyId}`;
  const desk = useMemo(
    () => deskOf({ api, propertyId, owner, role, storage: localStorage, now: () => Date.now(), newId }),
    [api, propertyId, owner, role],
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: in another role it is another desk that has to be held
  useEffect(() => holdDesk(api, owner), [api, owner, role]);
  useEffect(() => {
    // A short loss is over before the stream has noticed it.
    const onOnline = () => void desk.resendMoves();
    window.addEventListener('online', onOnline);
    return () => window.removeEventListener('online', onOnline);
  }, [desk]);
  const workplace = useMemo(() => ({ uid, membership, desk }), [uid, membership, desk]);
  return <WorkplaceContext value={workplace}>{children}</WorkplaceContext>;
}

/** The person, the property and the desk of this tab. */
export function useWorkplace(): Workplace {
  const workplace = useContext(WorkplaceContext);
  if (!workplace) throw new Error('A desk was used outside a workplace.');
  return workplace;
}

/** The state of the desk; renders again when it changes. */
export function useDeskState(): DeskState {
  const { desk } = useWorkplace();
  return useSyncExternalStore(desk.subscribe, desk.get, desk.get);
}
