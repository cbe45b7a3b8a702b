import { ordersMessages } from '../../../messages/compiled/orders/pt.ts';
import { problemsMessages } from '../../../messages/compiled/problems/pt.ts';
import { requestsMessages } from '../../../messages/compiled/requests/pt.ts';
import type { OrdersWording } from './orders-wording.ts';

export const ordersWording: OrdersWording = {
  language: 'pt',
  orders: ordersMessages,
  problems: problemsMessages,
  requests: requestsMessages,
};
