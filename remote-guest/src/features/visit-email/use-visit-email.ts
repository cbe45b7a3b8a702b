import { useAction } from '@bellkey/shared/action';
import type { OperationOutput } from '@bellkey/shared/api';
import { useLoad } from '@bellkey/shared/load';
import { type ApiProblem, type ApiResult, useApi } from '@bellkey/shared/shell';
import { useState } from 'react';

type Email = NonNullable<OperationOutput<'GET /api/guest/notifications'>['email']>;

/** What a press did besides changing the address; null if nothing. */
type Done = { kind: 'removed' } | { kind: 'wrong'; triesLeft: number } | null;

/** Result of the last press. */
export type EmailOutcome = NonNullable<Done> | { kind: 'problem'; problem: ApiProblem };

/** The address for e-mails of this visit, and the ways to change it. */
export interface VisitEmail {
  /** Whether e-mail can be sent here; null until it is known. */
  available: boolean | null;
  /** Null without an address. */
  email: Email | null;
  busy: boolean;
  outcome: EmailOutcome | null;
  /** Sends a code to an address. */
  leave(address: string): Promise<void>;
  confirm(code: string): Promise<void>;
  remove(): Promise<void>;
}

/** Loads the address that the guest left, and changes it. Nothing of it is stored on the device. */
export function useVisitEmail(): VisitEmail {
  const api = useApi();
  const { value: found, refresh } = useLoad('GET /api/guest/notifications', {});
  const { run, busy, problem } = useAction();
  const [done, setDone] = useState<Done>(null);

  const during = (work: () => Promise<ApiResult<Done>>) =>
    run(async () => {
      const result = await work();
      await refresh();
      return result;
    }, setDone);

  return {
    // An older API knows nothing of it.
    available: found && found.hasEmail === true,
    email: found?.email ?? null,
    busy,
    outcome: problem ? { kind: 'problem', problem } : done,
    leave: (address) =>
      during(async () => {
        const answer = await api.call('PUT /api/guest/notifications/email', {
          body: { address, agreed: true },
        });
        return answer.ok ? { ok: true, value: null } : answer;
      }),
    confirm: (code) =>
      during(async () => {
        const answer = await api.call('POST /api/guest/notifications/email/confirmation', { body: { code } });
        if (!answer.ok) return answer;
        const { confirmed, triesLeft } = answer.value;
        return { ok: true, value: confirmed ? null : { kind: 'wrong', triesLeft } };
      }),
    remove: () =>
      during(async () => {
        const answer = await api.call('DELETE /api/guest/notifications/email', {});
        return answer.ok ? { ok: true, value: { kind: 'removed' } } : answer;
      }),
  };
}
