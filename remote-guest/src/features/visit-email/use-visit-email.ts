import type { OperationOutput } from '@bellkey/shared/api';
import { type ApiProblem, useApi } from '@bellkey/shared/shell';
import { useCallback, useEffect, useState } from 'react';

type Email = NonNullable<OperationOutput<'GET /api/guest/notifications'>['email']>;

/** Result of the last press. */
export type EmailOutcome =
  | { kind: 'removed' }
  | { kind: 'wrong'; triesLeft: number }
  | { kind: 'problem'; problem: ApiProblem };

/** The address for e-mails of this visit, and the ways to change it. */
export interface VisitEmail {
  /** Whether e-mail can be sent here; null until it is known. */
  available: boolean | null;
  /** Null without an address. */
  email: Email | null;
  busy: boolean;
  outcome: EmailOutcome | null;
  /** Sends a code to an address. Resolves with whether it is on its way. */
  leave(address: string): Promise<boolean>;
  confirm(code: string): Promise<void>;
  remove(): Promise<void>;
}

/** Loads the address that the guest left, and changes it. Nothing of it is stored on the device. */
export function useVisitEmail(): VisitEmail {
  const api = useApi();
  const [found, setFound] = useState<{ available: boolean; email: Email | null } | null>(null);
  const [busy, setBusy] = useState(false);
  const [outcome, setOutcome] = useState<EmailOutcome | null>(null);

  const load = useCallback(async () => {
    const answer = await api.call('GET /api/guest/notifications', {});
    // An older API knows nothing of it.
    return answer.ok
      ? { available: answer.value.hasEmail === true, email: answer.value.email ?? null }
      : null;
  }, [api]);

  useEffect(() => {
    let current = true;
    void load().then((state) => {
      if (current && state) setFound(state);
    });
    return () => {
      current = false;
    };
  }, [load]);

  const during = async (work: () => Promise<EmailOutcome | null>): Promise<EmailOutcome | null> => {
    setBusy(true);
    const came = await work();
    const state = await load();
    if (state) setFound(state);
    setOutcome(came);
    setBusy(false);
    return came;
  };

  return {
    available: found?.available ?? null,
    email: found?.email ?? null,
    busy,
    outcome,
    leave: async (address) => {
      const came = await during(async () => {
        const answer = await api.call('PUT /api/guest/notifications/email', {
          body: { address, agreed: true },
        });
        return answer.ok ? null : { kind: 'problem', problem: answer.error };
      });
      return came === null;
    },
    confirm: async (code) => {
      await during(async () => {
        const answer = await api.call('POST /api/guest/notifications/email/confirmation', { body: { code } });
        if (!answer.ok) return { kind: 'problem', problem: answer.error };
        const { confirmed, triesLeft } = answer.value;
        return confirmed ? null : { kind: 'wrong', triesLeft };
      });
    },
    remove: async () => {
      await during(async () => {
        const answer = await api.call('DELETE /api/guest/notifications/email', {});
        return answer.ok ? { kind: 'removed' } : { kind: 'problem', problem: answer.error };
      });
    },
  };
}
