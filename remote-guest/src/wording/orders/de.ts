import { catalogueTexts } from '@bellkey/shared/catalogue-texts/de';
import { alarmMessages } from '../../../messages/compiled/alarm/de.ts';
import { ordersMessages } from '../../../messages/compiled/orders/de.ts';
import { problemsMessages } from '../../../messages/compiled/problems/de.ts';
import { propertyPhoneMessages } from '../../../messages/compiled/property-phone/de.ts';
import { requestsMessages } from '../../../messages/compiled/requests/de.ts';
import { localState } from '../../conversation/state/local-state.ts';
import type { OrdersWording } from './orders-wording.ts';

export const ordersWording: OrdersWording = {
  language: 'de',
  alarm: alarmMessages,
  catalogue: catalogueTexts,
  localState,
  orders: ordersMessages,
  problems: problemsMessages,
  propertyPhone: propertyPhoneMessages,
  requests: requestsMessages,
};
