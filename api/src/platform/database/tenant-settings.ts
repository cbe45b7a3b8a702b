import type { Settings } from '../statements/connections.ts';

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

/**
 * The statement at the start of every transaction. All settings are local to it, so that the connection keeps none of
 * them, however it ends.
 *
 * @param role the role for row-level security, if the login itself bypasses it
 */
export function tenantSettings(
  role: string | null,
  { propertyId, lookup, audience, readOnly }: Tenant,
): Settings {
  const all = [...LOCAL_SETTINGS, ...(readOnly ? [READ_ONLY] : []), ...(role ? [withRole(role)] : [])];
  return {
    text: `select ${all.join(', ')}`,
    condition: all.map((setting) => `${setting} is not null`).join(' and '),
    // The policies of migration 0200 call the staff's audience 'house'.
    values: [propertyId, lookup, audience === 'staff' ? 'house' : 'guest'],
  };
}
