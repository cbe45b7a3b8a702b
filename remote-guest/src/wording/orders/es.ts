import { catalogueTexts } from '@bellkey/shared/catalogue-texts/es';
import { requestDetailsMessages } from '@bellkey/shared/request-details/es';
import { alarmMessages } from '../../../messages/compiled/alarm/es.ts';
import { ordersMessages } from '../../../messages/compiled/orders/es.ts';
import { problemsMessages } from '../../../messages/compiled/problems/es.ts';
import { propertyPhoneMessages } from '../../../messages/compiled/property-phone/es.ts';
import { requestsMessages } from '../../../messages/compiled/requests/es.ts';
import { localiser } from '../../conversation/state/local-state.ts';
import type { OrdersWording } from './orders-wording.ts';

export const ordersWording: OrdersWording = {
  language: 'es',
  alarm: alarmMessages,
  details: requestDetailsMessages,
  localise: localiser(catalogueTexts),
  orders: ordersMessages,
  problems: problemsMessages,
  propertyPhone: propertyPhoneMessages,
  requests: requestsMessages,
};
