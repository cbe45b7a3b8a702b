import type { Membership } from '@bellkey/shared/api';

/** Whether somebody sees what is deployed (product.md 2.4). A courtesy to people: the host server enforces it. */
export function seesDeployments({ role }: Membership): boolean {
  return role === 'developer' || role === 'owner';
}
