import { ordersMessages } from '../../../messages/compiled/orders/es.ts';
import { problemsMessages } from '../../../messages/compiled/problems/es.ts';
import { requestsMessages } from '../../../messages/compiled/requests/es.ts';
import type { OrdersWording } from './orders-wording.ts';

export const ordersWording: OrdersWording = {
  language: 'es',
  orders: ordersMessages,
  problems: problemsMessages,
  requests: requestsMessages,
};
