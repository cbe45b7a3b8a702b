import type { GuestRegistration, GuestSession, OperationOutput } from '@bellkey/shared/api';
import type { RegistrationDetails } from '@bellkey/shared/guest-registration';
import { type Loaded, useLoad } from '@bellkey/shared/load';
import { type ApiProblem, type ApiResult, useApi } from '@bellkey/shared/shell';
import { useCallback, useEffect } from 'react';
import { useOnline, useVisible } from '../../browser-state/use-browser-state.ts';
import type { DurableStorage } from '../../durable-storage/durable-storage.ts';
import { clearDrafts } from './registration-draft.ts';

/** How often a waiting page asks whether the registration was checked. */
const ASK_EVERY_MS = 20_000;

/** What the property asks for and what was sent. */
export type Asked = OperationOutput<'GET /api/guest/registration'>;

interface Known {
  session: GuestSession;
  asked: Asked;
}

/** State of the registration on the page. */
export type RegistrationView =
  | { status: 'loading' }
  | { status: 'no-session' }
  | { status: 'unreachable'; problem: ApiProblem }
  | ({ status: 'open' } & Known);

/** The guest's registration, reloaded while it waits, and the way to send it. */
export function useRegistration(storage: DurableStorage) {
  const api = useApi();
  const online = useOnline();
  const visible = useVisible();
  const loaded = useLoad(
    'registration',
    async (signal): Promise<ApiResult<Known>> => {
      const [session, asked] = await Promise.all([
        api.call('GET /api/guest/session', {}, { signal }),
        api.call('GET /api/guest/registration', {}, { signal }),
      ]);
      if (!session.ok) return session;
      return asked.ok ? { ok: true, value: { session: session.value, asked: asked.value } } : asked;
    },
    {
      // With the network, what was out of reach may be within it.
      refreshOn: [online],
      everyMs: (known) => (visible && known?.asked.registration?.state === 'waiting' ? ASK_EVERY_MS : null),
    },
  );
  const { set } = loaded;
  const view = viewOf(loaded);

  const isOver = view.status === 'no-session';
  const own = view.status === 'open' ? view.session.conversationId : null;
  // What an earlier visit typed here is not for this one.
  useEffect(() => {
    if (isOver || own) clearDrafts(storage, own);
  }, [isOver, own, storage]);

  /** Resolves with the problem, or null on success. */
  const send = useCallback(
    async (details: RegistrationDetails, idempotencyKey: string): Promise<ApiProblem | null> => {
      const result = await api.call('POST /api/guest/registration', { body: details }, { idempotencyKey });
      if (!result.ok) return result.error;
      const registration: GuestRegistration = result.value;
      set((known) => ({ ...known, asked: { ...known.asked, registration } }));
      return null;
    },
    [api, set],
  );
  return { view, load: loaded.refresh, send };
}

/** An open form stays when it cannot be loaded again, because someone may be typing. */
function viewOf({ value, problem }: Loaded<Known>): RegistrationView {
  if (problem?.status === 401) return { status: 'no-session' };
  if (value) return { status: 'open', ...value };
  return problem ? { status: 'unreachable', problem } : { status: 'loading' };
}
