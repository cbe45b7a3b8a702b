import type { Order } from '@bellkey/shared/api';
import type { KitchenMessages } from '../../../../messages/compiled/kitchen/messages.ts';
import type { RestaurantMessages } from '../../../../messages/compiled/restaurant/messages.ts';
import type { GuestConversation } from '../../../conversation/guest-conversation.ts';
import type { DurableStorage } from '../../../durable-storage/durable-storage.ts';
import type { GuestLanguage } from '../../../language/guest-language.ts';
import type { PropertyClock } from '../../../property-time/property-clock.ts';
import type { CartActions } from '../../order-card/use-order-actions.ts';
import type { useMenu } from './use-menu.ts';

/** The panes of the page; the chat is one of them where it does not fit next to the others. */
export type RestaurantTab = 'menu' | 'order' | 'chat';

/** What the page passes to menu and order. */
export interface KitchenOfPage {
  messages: RestaurantMessages;
  language: GuestLanguage;
  timeZone: string;
  guest: { storage: DurableStorage; conversation: Pick<GuestConversation, 'others' | 'apply'> };
  conversationId: string;
  menu: ReturnType<typeof useMenu>;
  /** The unconfirmed cart, from here or from the conversation; null if there is none. */
  cart: Order | null;
  actions: CartActions;
  /** Whether the API can be reached. */
  online: boolean;
  /** Whether the session has ended. */
  over: boolean;
  show(tab: RestaurantTab): void;
}

/** What menu and order share, with their own messages and the property's clock. */
export interface Kitchen extends KitchenOfPage {
  messages: RestaurantMessages & KitchenMessages;
  clock: PropertyClock;
  /** Milliseconds since 1970. */
  now: number;
}
