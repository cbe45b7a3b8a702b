import { alarmMessages } from '../../../messages/compiled/alarm/en.ts';
import { ordersMessages } from '../../../messages/compiled/orders/en.ts';
import { problemsMessages } from '../../../messages/compiled/problems/en.ts';
import { propertyPhoneMessages } from '../../../messages/compiled/property-phone/en.ts';
import { requestsMessages } from '../../../messages/compiled/requests/en.ts';
import type { OrdersWording } from './orders-wording.ts';

export const ordersWording: OrdersWording = {
  language: 'en',
  alarm: alarmMessages,
  catalogue: {},
  localState: (state) => state,
  orders: ordersMessages,
  problems: problemsMessages,
  propertyPhone: propertyPhoneMessages,
  requests: requestsMessages,
};
