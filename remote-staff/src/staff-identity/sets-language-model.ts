import type { Membership } from '@bellkey/shared/api';

/** Whether a member of a property sets its language model. For the interface only: the API enforces it. */
export function setsLanguageModel({ role }: Membership): boolean {
  return role === 'developer' || role === 'owner';
}
