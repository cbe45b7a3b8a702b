import type { OperationOutput } from '@bellkey/shared/api';
import { type ApiProblem, useApi, useLocation } from '@bellkey/shared/shell';
import { useCallback, useEffect, useState } from 'react';

/** What an invitation is for. */
export type InvitedTo = OperationOutput<'POST /api/staff/invitations/resolve'>;

export type InvitationState =
  | { status: 'checking' }
  | { status: 'known'; to: InvitedTo }
  | { status: 'failed'; problem: ApiProblem };

/** The token of the invitation in the address; null without one. It is in the fragment, which no server sees. */
export function useInvitationToken(): string | null {
  const { hash } = useLocation();
  return new URLSearchParams(hash.slice(1)).get('invitation') || null;
}

/** What the invitation with this token is for; `ask` retries. */
export function useInvitation(token: string): { state: InvitationState; ask(): Promise<void> } {
  const api = useApi();
  const [state, setState] = useState<InvitationState>({ status: 'checking' });
  const ask = useCallback(async () => {
    const answer = await api.call('POST /api/staff/invitations/resolve', { body: { token } });
    setState(answer.ok ? { status: 'known', to: answer.value } : { status: 'failed', problem: answer.error });
  }, [api, token]);
  useEffect(() => void ask(), [ask]);
  return { state, ask };
}
