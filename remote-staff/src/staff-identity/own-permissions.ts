import type { Membership } from '@bellkey/shared/api';

/*
 * What a role may open (docs/product.md#permissions), so that no link leads to a page that refuses it. For the
 * interface only: the API enforces it, and a test compares the two.
 */

/** Whether someone reads and answers guest conversations. */
export function readsChats({ role }: Pick<Membership, 'role'>): boolean {
  return role === 'agent' || role === 'manager' || role === 'owner';
}

/** Whether someone may say that an emergency is over: ends its alarm, or its request (decision 0593). */
export function endsEmergencies(membership: Pick<Membership, 'role'>): boolean {
  return readsChats(membership);
}

/** Whether someone asks the staff assistant. */
export function asksStaffAssistant({ role }: Pick<Membership, 'role'>): boolean {
  return role !== 'developer';
}

/** Whether someone approves what a guest gets only with approval. */
export function approvesRequests({ role }: Pick<Membership, 'role'>): boolean {
  return role === 'manager' || role === 'owner';
}

/** Whether someone sees who has registered before arrival. */
export function readsRegistrations(membership: Pick<Membership, 'role'>): boolean {
  return readsChats(membership);
}

/** Whether someone checks registrations, which shows the guests' documents. */
export function checksRegistrations({ role }: Pick<Membership, 'role'>): boolean {
  return role === 'manager' || role === 'owner';
}
