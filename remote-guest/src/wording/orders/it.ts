import { catalogueTexts } from '@bellkey/shared/catalogue-texts/it';
import { alarmMessages } from '../../../messages/compiled/alarm/it.ts';
import { ordersMessages } from '../../../messages/compiled/orders/it.ts';
import { problemsMessages } from '../../../messages/compiled/problems/it.ts';
import { propertyPhoneMessages } from '../../../messages/compiled/property-phone/it.ts';
import { requestsMessages } from '../../../messages/compiled/requests/it.ts';
import { localState } from '../../conversation/state/local-state.ts';
import type { OrdersWording } from './orders-wording.ts';

export const ordersWording: OrdersWording = {
  language: 'it',
  alarm: alarmMessages,
  catalogue: catalogueTexts,
  localState,
  orders: ordersMessages,
  problems: problemsMessages,
  propertyPhone: propertyPhoneMessages,
  requests: requestsMessages,
};
