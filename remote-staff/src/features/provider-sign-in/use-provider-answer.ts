import { useApi, useConfig, useSession } from '@bellkey/shared/shell';
import { authWording } from '@bellkey/shared/wording';
import { useCallback, useState } from 'react';
import * as messages from '../../../messages/compiled/sign-in/en.ts';
import { safeNext } from '../../safe-next/safe-next.ts';
import { membershipStatusOf } from '../../staff-identity/membership-status.ts';
import { fetchIdentity } from '../../staff-identity/use-staff-identity.ts';

/** State of a provider's answer. */
export type AnswerState =
  | { status: 'working' }
  | { status: 'nothing' }
  /** Signed in at the provider; the account's second factor is missing. `proceed` continues after its code. */
  | { status: 'needs-code' }
  /** As text for the person; `to` is the next page, other than the staff login. */
  | { status: 'stopped'; title: string; text: string }
  | { status: 'signed-in'; to: string };

const stopped = (title: string, text: string): AnswerState => ({ status: 'stopped', title, text });

const NOT_CONNECTED = stopped(messages.providerFailedTitle, messages.providerMissingText);

/** Redeems a provider's answer and signs in with the result. */
export function useProviderAnswer(): {
  state: AnswerState;
  redeem(answer: string | null): Promise<void>;
  proceed(): Promise<void>;
} {
  const { provider } = useConfig().identity;
  const api = useApi();
  const { store } = useSession();
  const [state, setState] = useState<AnswerState>({ status: 'working' });
  const [onwards, setOnwards] = useState<string | null>(null);

  const goOn = useCallback(
    async (next: string | null): Promise<AnswerState> => {
      const me = await fetchIdentity(api);
      // The staff login tries again, and reports what is wrong.
      if (!me.ok) return { status: 'signed-in', to: '/staff-login' };
      const { kind } = membershipStatusOf(me.value.memberships);
      if (kind === 'approved') return { status: 'signed-in', to: safeNext(next) };
      if (kind === 'pending') return { status: 'signed-in', to: '/waiting-approval' };
      if (me.value.operator || me.value.operatorNeedsSecondFactor)
        return { status: 'signed-in', to: '/dashboard/leads' };
      if (kind !== 'none') return { status: 'signed-in', to: '/staff-login' };
      const guest = await api.call('GET /api/guest/session', {});
      return { status: 'signed-in', to: guest.ok ? '/chat' : '/staff-register' };
    },
    [api],
  );

  const run = useCallback(
    async (answer: string | null): Promise<AnswerState> => {
      if (answer === null) return { status: 'nothing' };
      if (!provider) return NOT_CONNECTED;
      const redeemed = await api.call('POST /api/sign-in/provider/answer', { body: { parameters: answer } });
      if (!redeemed.ok) return stopped(redeemed.error.title, redeemed.error.detail);
      const { idToken, rawNonce, next } = redeemed.value;
      const signedIn = await store.signInWithProvider({ providerId: provider.id, idToken, rawNonce });
      if (!signedIn.ok && signedIn.error === 'second-factor-required') {
        setOnwards(next);
        return { status: 'needs-code' };
      }
      if (!signedIn.ok) {
        const { title, text } = authWording(signedIn.error);
        return stopped(title, text);
      }
      return goOn(next);
    },
    [provider, api, store, goOn],
  );

  const redeem = useCallback(async (answer: string | null) => setState(await run(answer)), [run]);
  const proceed = useCallback(async () => setState(await goOn(onwards)), [goOn, onwards]);
  return { state, redeem, proceed };
}
