import type { Membership } from '@bellkey/shared/api';

/** Whether someone decides who joins (docs/product.md#permissions). For the interface only: the API enforces it. */
export function managesStaff({ role }: Membership): boolean {
  return role === 'manager' || role === 'owner';
}
