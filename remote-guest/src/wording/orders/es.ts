import { catalogueTexts } from '@bellkey/shared/catalogue-texts/es';
import { alarmMessages } from '../../../messages/compiled/alarm/es.ts';
import { ordersMessages } from '../../../messages/compiled/orders/es.ts';
import { problemsMessages } from '../../../messages/compiled/problems/es.ts';
import { propertyPhoneMessages } from '../../../messages/compiled/property-phone/es.ts';
import { requestsMessages } from '../../../messages/compiled/requests/es.ts';
import { localState } from '../../conversation/state/local-state.ts';
import type { OrdersWording } from './orders-wording.ts';

export const ordersWording: OrdersWording = {
  language: 'es',
  alarm: alarmMessages,
  catalogue: catalogueTexts,
  localState,
  orders: ordersMessages,
  problems: problemsMessages,
  propertyPhone: propertyPhoneMessages,
  requests: requestsMessages,
};
