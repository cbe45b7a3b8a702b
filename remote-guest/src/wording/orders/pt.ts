import { catalogueTexts } from '@bellkey/shared/catalogue-texts/pt';
import { alarmMessages } from '../../../messages/compiled/alarm/pt.ts';
import { ordersMessages } from '../../../messages/compiled/orders/pt.ts';
import { problemsMessages } from '../../../messages/compiled/problems/pt.ts';
import { propertyPhoneMessages } from '../../../messages/compiled/property-phone/pt.ts';
import { requestsMessages } from '../../../messages/compiled/requests/pt.ts';
import { localState } from '../../conversation/state/local-state.ts';
import type { OrdersWording } from './orders-wording.ts';

export const ordersWording: OrdersWording = {
  language: 'pt',
  alarm: alarmMessages,
  catalogue: catalogueTexts,
  localState,
  orders: ordersMessages,
  problems: problemsMessages,
  propertyPhone: propertyPhoneMessages,
  requests: requestsMessages,
};
