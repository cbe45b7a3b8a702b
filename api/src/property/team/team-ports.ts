import type { StaffRole } from '@bellkey/shared/api';
import type { PropertyScope } from '../../platform/database/property-scope.ts';
import type { staffMembers } from '../../platform/database/schema/staff-tables.ts';
import type { StaffCaller } from '../../platform/operations/callers.ts';

/** What a member sees from now on; null for someone without access. */
export type NewRights = { role: StaffRole; departments: readonly string[] } | null;

/** A member as they were before the change. */
export type ChangedMember = Pick<typeof staffMembers.$inferSelect, 'id' | 'name' | 'role'>;

/** What other modules do when a member's permissions change; create-handlers connects them. */
export interface TeamPorts {
  /** Gives back work that the member may no longer do, so that it does not wait for someone who is gone. */
  releaseWork(scope: PropertyScope, by: StaffCaller, member: ChangedMember, rights: NewRights): Promise<void>;
}
