import { ordersMessages } from '../../../messages/compiled/orders/en.ts';
import { problemsMessages } from '../../../messages/compiled/problems/en.ts';
import { requestsMessages } from '../../../messages/compiled/requests/en.ts';
import type { OrdersWording } from './orders-wording.ts';

export const ordersWording: OrdersWording = {
  language: 'en',
  orders: ordersMessages,
  problems: problemsMessages,
  requests: requestsMessages,
};
