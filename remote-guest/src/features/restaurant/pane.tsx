import type { ConversationState } from '../../conversation/state/conversation-state.ts';
import type { GuestLanguage } from '../../language/guest-language.ts';
import type { KitchenOfPage } from './kitchen/kitchen.ts';
import { MenuPane } from './menu/menu-pane.tsx';
import { OrderPane } from './order-pane.tsx';

/** What is on a tab next to the conversation. */
export function Pane({
  tab,
  kitchen,
  state: { orders, requests },
  onLanguage,
}: {
  tab: 'menu' | 'order';
  kitchen: KitchenOfPage;
  state: Pick<ConversationState, 'orders' | 'requests'>;
  onLanguage(language: GuestLanguage): void;
}) {
  return tab === 'menu' ? (
    <MenuPane kitchen={kitchen} onLanguage={onLanguage} />
  ) : (
    <OrderPane kitchen={kitchen} orders={orders} requests={requests} />
  );
}
