import { type Settings, WRONG_ROLE } from '../statements/connections.ts';
import type { Database } from './database.ts';

/** The audience of a transaction. The database hides internal knowledge when a guest is served. */
export type Audience = 'staff' | 'guest';

/** What binds a transaction to a property, or to one secret or name before the property is known. */
export interface Tenant {
  propertyId: string;
  lookup: string;
  audience: Audience;
  /** Whether the database refuses every write. */
  readOnly: boolean;
}

const LOCAL_SETTINGS = [
  "set_config('app.property', $1, true)",
  "set_config('app.lookup', $2, true)",
  "set_config('app.organization', '', true)",
  "set_config('app.audience', $3, true)",
];
const READ_ONLY = "set_config('transaction_read_only', 'on', true)";
const withRole = (role: string) => `set_config('role', '${role}', true)`;
/** Fails when the connection works as another role, before any other statement of the batch runs. */
const checkRole = (role: string) =>
  `case when current_user = '${role}' then 1 else ('${WRONG_ROLE}' || current_user)::integer end`;

/**
 * The statement at the start of every transaction. All settings are local to it, so that the connection keeps none of
 * them, however it ends. If the login itself bypasses row-level security, the statement also switches to the role that
 * does not, or checks that the connection works as that role.
 */
export function tenantSettings(
  { tenantRole, roleHolds }: Pick<Database, 'tenantRole' | 'roleHolds'>,
  { propertyId, lookup, audience, readOnly }: Tenant,
): Settings {
  const role = tenantRole === null ? [] : [(roleHolds === 'connection' ? checkRole : withRole)(tenantRole)];
  const all = [...LOCAL_SETTINGS, ...(readOnly ? [READ_ONLY] : []), ...role];
  return {
    text: `select ${all.join(', ')}`,
    condition: all.map((setting) => `${setting} is not null`).join(' and '),
    // The policies of migration 0200 call the staff's audience 'house'.
    values: [propertyId, lookup, audience === 'staff' ? 'house' : 'guest'],
  };
}
