import type { Order, ServiceRequest } from '@bellkey/shared/api';
import { type ApiProblem, useApi } from '@bellkey/shared/shell';
import { Button, Skeleton } from '@bellkey/shared/ui';
import { useCallback, useEffect, useState } from 'react';
import { useOnline } from '../../../browser-state/use-browser-state.ts';
import { onWake } from '../../../conversation/browser-ports.ts';
import type { GuestLanguage } from '../../../language/guest-language.ts';
import { englishKitchenWording, loadKitchenWording } from '../../../wording/kitchen-wording.ts';
import { useLoadedWording } from '../../../wording/use-loaded-wording.ts';
import type { Menu } from '../kitchen/menu-view.ts';
import * as styles from './swap.css';
import { askedLines } from './swap-choice.ts';
import { SwapForm } from './swap-form.tsx';

type Asked =
  | { status: 'loading' }
  | { status: 'unreachable'; problem: ApiProblem }
  | { status: 'ready'; order: Order | undefined; menu: Menu };

/** The order of a request and the menu, loaded again when the request moves and when the device wakes. */
function useAsked({ id, steps }: ServiceRequest): { asked: Asked; load(): Promise<void> } {
  const api = useApi();
  const [asked, setAsked] = useState<Asked>({ status: 'loading' });
  const load = useCallback(async () => {
    const [orders, menu] = await Promise.all([
      api.call('GET /api/guest/orders', {}),
      api.call('GET /api/guest/menu', {}),
    ]);
    const problem = orders.ok ? (menu.ok ? null : menu.error) : orders.error;
    if (orders.ok && menu.ok) {
      const order = orders.value.orders.find(({ requestId }) => requestId === id);
      setAsked({ status: 'ready', order, menu: menu.value });
    } else if (problem) {
      // What is on the screen stays: choices that were made are not lost.
      setAsked((before) => (before.status === 'ready' ? before : { status: 'unreachable', problem }));
    }
  }, [api, id]);
  const moves = steps.length;
  // biome-ignore lint/correctness/useExhaustiveDependencies: each move of the request may change its order
  useEffect(() => {
    void load();
    return onWake(() => void load());
  }, [load, moves]);
  return { asked, load };
}

/** On the card of a food order in the chat: what to have instead of dishes that the kitchen has run out of. */
export function SwapOnCard({ request, language }: { request: ServiceRequest; language: GuestLanguage }) {
  const online = useOnline();
  const wording = useLoadedWording(englishKitchenWording, loadKitchenWording, language);
  const { asked, load } = useAsked(request);
  if (!wording) return null;
  const { messages } = wording;
  if (asked.status === 'loading') return <Skeleton label={messages.swap.title} lines={3} />;
  if (asked.status === 'unreachable')
    return (
      <div className={styles.swap} role="alert">
        <p>{asked.problem.detail}</p>
        <Button look="outline" size="small" onClick={() => void load()}>
          {messages.swap.retry}
        </Button>
      </div>
    );
  const { order, menu } = asked;
  return order && askedLines(order).length > 0 ? (
    <SwapForm
      order={order}
      kitchen={{
        messages,
        language,
        online,
        over: false,
        menu: { state: { status: 'ready', menu, copyOf: null }, renew: load },
      }}
    />
  ) : null;
}
