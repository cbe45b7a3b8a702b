import { ordersMessages } from '../../../messages/compiled/orders/fr.ts';
import { problemsMessages } from '../../../messages/compiled/problems/fr.ts';
import { requestsMessages } from '../../../messages/compiled/requests/fr.ts';
import type { OrdersWording } from './orders-wording.ts';

export const ordersWording: OrdersWording = {
  language: 'fr',
  orders: ordersMessages,
  problems: problemsMessages,
  requests: requestsMessages,
};
