import { ordersMessages } from '../../../messages/compiled/orders/it.ts';
import { problemsMessages } from '../../../messages/compiled/problems/it.ts';
import { requestsMessages } from '../../../messages/compiled/requests/it.ts';
import type { OrdersWording } from './orders-wording.ts';

export const ordersWording: OrdersWording = {
  language: 'it',
  orders: ordersMessages,
  problems: problemsMessages,
  requests: requestsMessages,
};
