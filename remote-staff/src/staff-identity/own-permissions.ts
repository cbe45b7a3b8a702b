import type { Membership } from '@bellkey/shared/api';

/*
 * What a role may open (docs/product.md#permissions), so that no one is led to a page that refuses them. A courtesy to
 * people: the API enforces it, and a test holds this to its table.
 */

/** Whether someone reads and answers guest conversations. */
export function readsChats({ role }: Pick<Membership, 'role'>): boolean {
  return role === 'agent' || role === 'manager' || role === 'owner';
}

/** Whether someone asks the staff assistant. */
export function asksStaffAssistant({ role }: Pick<Membership, 'role'>): boolean {
  return role !== 'developer';
}

/** Whether someone approves what a guest gets only with approval. */
export function approvesRequests({ role }: Pick<Membership, 'role'>): boolean {
  return role === 'manager' || role === 'owner';
}
