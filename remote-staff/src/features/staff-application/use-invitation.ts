import type { OperationOutput } from '@bellkey/shared/api';
import { type Load, useLoad } from '@bellkey/shared/load';
import { useLocation } from '@bellkey/shared/shell';

/** What an invitation is for. */
export type InvitedTo = OperationOutput<'POST /api/staff/invitations/resolve'>;

/** The token of the invitation in the address; null without one. It is in the fragment, which no server sees. */
export function useInvitationToken(): string | null {
  const { hash } = useLocation();
  return new URLSearchParams(hash.slice(1)).get('invitation') || null;
}

/** What the invitation with this token is for. */
export const useInvitation = (token: string): Load<InvitedTo> =>
  useLoad('POST /api/staff/invitations/resolve', { body: { token } });
