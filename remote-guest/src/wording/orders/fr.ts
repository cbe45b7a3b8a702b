import { catalogueTexts } from '@bellkey/shared/catalogue-texts/fr';
import { alarmMessages } from '../../../messages/compiled/alarm/fr.ts';
import { ordersMessages } from '../../../messages/compiled/orders/fr.ts';
import { problemsMessages } from '../../../messages/compiled/problems/fr.ts';
import { propertyPhoneMessages } from '../../../messages/compiled/property-phone/fr.ts';
import { requestsMessages } from '../../../messages/compiled/requests/fr.ts';
import { localState } from '../../conversation/state/local-state.ts';
import type { OrdersWording } from './orders-wording.ts';

export const ordersWording: OrdersWording = {
  language: 'fr',
  alarm: alarmMessages,
  catalogue: catalogueTexts,
  localState,
  orders: ordersMessages,
  problems: problemsMessages,
  propertyPhone: propertyPhoneMessages,
  requests: requestsMessages,
};
