import type { OperationOutput } from '@bellkey/shared/api';
import { type Load, useLoad } from '@bellkey/shared/load';
import { useDeskState } from '../../desk/workplace.tsx';

/** The members of a property's staff, with open invitations and the latest changes. */
export type Team = OperationOutput<'GET /api/staff/team'>;

/** Loads the team of a property, and again when the stream reports a change of a membership, and when it is back. */
export function useTeam(propertyId: string): Load<Team> {
  const { membershipChanges, stream } = useDeskState();
  return useLoad(
    'GET /api/staff/team',
    { query: { property: propertyId } },
    { refreshOn: [membershipChanges, stream.status] },
  );
}
