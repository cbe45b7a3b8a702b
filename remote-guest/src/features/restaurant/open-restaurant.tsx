import { Skeleton } from '@bellkey/shared/ui';
import { lazy, Suspense, useEffect, useId, useState } from 'react';
import type { RestaurantMessages } from '../../../messages/compiled/restaurant/messages.ts';
import { useOnline } from '../../browser-state/use-browser-state.ts';
import type { OpenView } from '../../conversation/conversation-view.ts';
import type { useGuestConversation } from '../../conversation/use-guest-conversation.ts';
import type { GuestLanguage } from '../../language/guest-language.ts';
import { OpenChat } from '../chat/open-chat.tsx';
import { useOrderActions } from '../order-card/use-order-actions.ts';
import type { KitchenOfPage, RestaurantTab } from './kitchen/kitchen.ts';
import { useMenu } from './kitchen/use-menu.ts';
import * as styles from './restaurant.css';
import { RestaurantTabs } from './restaurant-tabs.tsx';
import { useUnread } from './use-unread.ts';
import { useWide } from './use-wide.ts';

// In a separate chunk, so that the conversation does not wait for menu and order.
const Pane = lazy(async () => ({ default: (await import('./pane.tsx')).Pane }));

interface OpenRestaurantProps {
  guest: ReturnType<typeof useGuestConversation>;
  view: OpenView;
  messages: RestaurantMessages;
  language: GuestLanguage;
  onLanguage(language: GuestLanguage): void;
  /** Whether the shell's bar names the property and the place already. */
  inBar: boolean;
}

/** Menu, order and conversation: next to each other where they fit, else as tabs. */
export function OpenRestaurant({ guest, view, messages, language, onLanguage, inBar }: OpenRestaurantProps) {
  const { session, state, over, copyOf } = view;
  const { property, conversationId } = session;
  const id = useId();
  const wide = useWide();
  const online = useOnline();
  const [chosen, setChosen] = useState<RestaurantTab>('menu');
  const tab = wide && chosen === 'chat' ? 'menu' : chosen;
  const threadShown = wide || tab === 'chat';
  const unread = useUnread(state.messages, threadShown);
  const menu = useMenu(guest.storage, property.id);
  const actions = useOrderActions(guest.conversation, guest.storage, conversationId);
  const cart = [...state.orders.values()].find((order) => order.state === 'draft') ?? null;
  const count = cart?.lines.reduce((sum, { quantity }) => sum + quantity, 0) ?? 0;

  // The conversation has the steps for a danger and the progress of help, so it comes into view by itself.
  const alarmId = state.conversation.alarm?.messageId;
  useEffect(() => {
    if (alarmId) setChosen('chat');
  }, [alarmId]);

  const kitchen: KitchenOfPage = {
    messages,
    language,
    timeZone: property.timeZone,
    guest,
    conversationId,
    menu,
    cart,
    actions,
    online: online && copyOf === null,
    over,
    show: setChosen,
  };
  const names: Record<RestaurantTab, string> = {
    menu: messages.tabs.menu,
    order: messages.tabs.order({ count }),
    chat: messages.tabs.chat({ count: unread }),
  };
  const tabs = (['menu', 'order', 'chat'] as const)
    .slice(0, wide ? 2 : 3)
    .map((one) => ({ id: one, name: names[one] }));
  const panelId = (one: RestaurantTab) => `${id}-${one}`;

  return (
    <OpenChat
      {...guest}
      view={view}
      inBar={inBar}
      language={language}
      onLanguage={onLanguage}
      threadShown={threadShown}
      around={(thread) => (
        <div className={styles.panes}>
          <div className={styles.side} data-alone={!threadShown || undefined} lang={language}>
            <RestaurantTabs
              label={messages.tabs.label}
              tabs={tabs}
              chosen={tab}
              panelId={panelId}
              onChoose={setChosen}
            />
            {(['menu', 'order'] as const).map((one) => (
              <div
                key={one}
                id={panelId(one)}
                role="tabpanel"
                aria-label={names[one]}
                className={styles.panel}
                hidden={tab !== one}
              >
                <Suspense fallback={<Skeleton label={messages.loading} lines={6} />}>
                  <Pane tab={one} kitchen={kitchen} state={state} onLanguage={onLanguage} />
                </Suspense>
              </div>
            ))}
          </div>
          <div
            id={panelId('chat')}
            className={styles.thread}
            hidden={!threadShown}
            {...(wide ? {} : { role: 'tabpanel', 'aria-label': names.chat })}
          >
            {thread}
          </div>
        </div>
      )}
    />
  );
}
