import type { Membership } from '@bellkey/shared/api';

/** Whether a member of a property sets its language model. A courtesy to people: the API enforces it. */
export function setsLanguageModel({ role }: Membership): boolean {
  return role === 'developer' || role === 'owner';
}
