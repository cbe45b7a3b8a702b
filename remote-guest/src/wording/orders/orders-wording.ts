import type { OrdersMessages } from '../../../messages/compiled/orders/messages.ts';
import type { AlarmWording } from '../alarm-wording.ts';
import type { LoadWording } from '../load-wording.ts';
import type { RequestWording } from '../request-wording.ts';

/** Messages of the page of a guest's requests, in one language. */
export interface OrdersWording extends AlarmWording, RequestWording {
  orders: OrdersMessages;
}

/** English is part of the page; each other language is a separate file, loaded on demand. */
export const loadOrdersWording: LoadWording<OrdersWording> = {
  pt: async () => (await import('./pt.ts')).ordersWording,
  es: async () => (await import('./es.ts')).ordersWording,
  de: async () => (await import('./de.ts')).ordersWording,
  fr: async () => (await import('./fr.ts')).ordersWording,
  it: async () => (await import('./it.ts')).ordersWording,
};
