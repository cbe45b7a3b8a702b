import type { Order } from '@bellkey/shared/api';
import type { KitchenMessages } from '../../../../messages/compiled/kitchen/messages.ts';
import type { RestaurantMessages } from '../../../../messages/compiled/restaurant/messages.ts';
import type { DurableStorage } from '../../../durable-storage/durable-storage.ts';
import type { GuestLanguage } from '../../../language/guest-language.ts';
import type { PropertyClock } from '../../../property-time/property-clock.ts';
import type { CartActions } from '../../order-card/use-order-actions.ts';
import type { useMenu } from './use-menu.ts';

/** What the page shows; the chat is one of them where there is no room for it next to the others. */
export type RestaurantTab = 'menu' | 'order' | 'chat';

/** What the page gives to menu and order. */
export interface KitchenOfPage {
  messages: RestaurantMessages;
  language: GuestLanguage;
  clock: PropertyClock;
  /** Milliseconds since 1970. */
  now: number;
  timeZone: string;
  storage: DurableStorage;
  conversationId: string;
  menu: ReturnType<typeof useMenu>;
  /** What the guest has not confirmed yet, from here or from the conversation; null while there is none. */
  cart: Order | null;
  actions: CartActions;
  /** Whether the API can be reached. */
  online: boolean;
  /** Whether the session has ended. */
  over: boolean;
  show(tab: RestaurantTab): void;
}

/** What menu and order have in common, with their own messages. */
export interface Kitchen extends KitchenOfPage {
  messages: RestaurantMessages & KitchenMessages;
}
