import type { Order, ServiceRequest } from '@bellkey/shared/api';
import { type Load, useLoad } from '@bellkey/shared/load';
import { type ApiResult, useApi } from '@bellkey/shared/shell';
import { Button, Skeleton } from '@bellkey/shared/ui';
import { useEffect } from 'react';
import { useOnline } from '../../../browser-state/use-browser-state.ts';
import { onWake } from '../../../conversation/browser-ports.ts';
import type { GuestLanguage } from '../../../language/guest-language.ts';
import { englishKitchenWording, loadKitchenWording } from '../../../wording/kitchen-wording.ts';
import { useLoadedWording } from '../../../wording/use-loaded-wording.ts';
import type { Menu } from '../kitchen/menu-view.ts';
import * as styles from './swap.css';
import { askedLines } from './swap-choice.ts';
import { SwapForm } from './swap-form.tsx';

interface Asked {
  order: Order | undefined;
  menu: Menu;
}

/** The order of a request and the menu, loaded again when the request moves and when the device wakes. */
function useAsked({ id, steps }: ServiceRequest): Load<Asked> {
  const api = useApi();
  const asked = useLoad(
    `order of ${id}`,
    async (signal): Promise<ApiResult<Asked>> => {
      const [orders, menu] = await Promise.all([
        api.call('GET /api/guest/orders', {}, { signal }),
        api.call('GET /api/guest/menu', {}, { signal }),
      ]);
      if (!orders.ok) return orders;
      const order = orders.value.orders.find(({ requestId }) => requestId === id);
      return menu.ok ? { ok: true, value: { order, menu: menu.value } } : menu;
    },
    { refreshOn: [steps.length] },
  );
  const { refresh } = asked;
  useEffect(() => onWake(() => void refresh()), [refresh]);
  return asked;
}

/** On the card of a food order in the chat: what to have instead of dishes that the kitchen has run out of. */
export function SwapOnCard({ request, language }: { request: ServiceRequest; language: GuestLanguage }) {
  const online = useOnline();
  const wording = useLoadedWording(englishKitchenWording, loadKitchenWording, language);
  const asked = useAsked(request);
  if (!wording) return null;
  const { messages } = wording;
  if (asked.status === 'loading') return <Skeleton label={messages.swap.title} lines={3} />;
  if (asked.status === 'failed')
    return (
      <div className={styles.swap} role="alert">
        <p>{asked.problem.detail}</p>
        <Button look="outline" size="small" onClick={() => void asked.refresh()}>
          {messages.swap.retry}
        </Button>
      </div>
    );
  const { order, menu } = asked.value;
  return order && askedLines(order).length > 0 ? (
    <SwapForm
      order={order}
      kitchen={{
        messages,
        language,
        online,
        over: false,
        menu: { state: { status: 'ready', menu, copyOf: null }, renew: asked.refresh },
      }}
    />
  ) : null;
}
