import { useApi } from '@bellkey/shared/shell';
import { useEffect, useRef } from 'react';
import { useDeskState, useWorkplace } from '../desk/workplace.tsx';
import { fetchIdentity } from '../staff-identity/use-staff-identity.ts';

/**
 * Limits an open page to what its person may see: loads their identity again when the API reports a changed membership
 * or ends their stream, and restarts the desk for other departments.
 */
export function useOwnRights(): void {
  const api = useApi();
  const { desk, membership } = useWorkplace();
  const { membershipChanges, changedMembership, stream } = useDeskState();
  const isOwn = changedMembership === membership.id;
  const refused = stream.status === 'ended' ? (stream.problem?.code ?? null) : null;

  // biome-ignore lint/correctness/useExhaustiveDependencies: each change of the own membership asks
  useEffect(() => {
    if (isOwn) void fetchIdentity(api);
  }, [api, isOwn, membershipChanges]);

  useEffect(() => {
    if (refused === 'forbidden') void fetchIdentity(api);
  }, [api, refused]);

  const departments = membership.departments.join();
  const before = useRef(departments);
  useEffect(() => {
    if (before.current === departments) return;
    before.current = departments;
    desk.restart();
  }, [desk, departments]);
}
