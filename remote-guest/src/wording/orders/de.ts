import { ordersMessages } from '../../../messages/compiled/orders/de.ts';
import { problemsMessages } from '../../../messages/compiled/problems/de.ts';
import { requestsMessages } from '../../../messages/compiled/requests/de.ts';
import type { OrdersWording } from './orders-wording.ts';

export const ordersWording: OrdersWording = {
  language: 'de',
  orders: ordersMessages,
  problems: problemsMessages,
  requests: requestsMessages,
};
