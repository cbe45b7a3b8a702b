import type { Membership } from '@bellkey/shared/api';

/** Whether somebody decides who joins (product.md 2.4). A courtesy to people: the API enforces it. */
export function managesStaff({ role }: Membership): boolean {
  return role === 'manager' || role === 'owner';
}
