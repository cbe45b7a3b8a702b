import { catalogueTexts } from '@bellkey/shared/catalogue-texts/es';
import { alarmMessages } from '../../../messages/compiled/alarm/es.ts';
import { chatMessages } from '../../../messages/compiled/chat/es.ts';
import { connectionMessages } from '../../../messages/compiled/connection/es.ts';
import { handOffMessages } from '../../../messages/compiled/hand-off/es.ts';
import { orderMessages } from '../../../messages/compiled/order/es.ts';
import { problemsMessages } from '../../../messages/compiled/problems/es.ts';
import { propertyPhoneMessages } from '../../../messages/compiled/property-phone/es.ts';
import { requestsMessages } from '../../../messages/compiled/requests/es.ts';
import { unsentMessages } from '../../../messages/compiled/unsent/es.ts';
import { waitsMessages } from '../../../messages/compiled/waits/es.ts';
import { localState } from '../../conversation/state/local-state.ts';
import type { ChatWording } from './chat-wording.ts';

export const chatWording: ChatWording = {
  language: 'es',
  alarm: alarmMessages,
  catalogue: catalogueTexts,
  localState,
  chat: chatMessages,
  connection: connectionMessages,
  handOff: handOffMessages,
  order: orderMessages,
  problems: problemsMessages,
  propertyPhone: propertyPhoneMessages,
  requests: requestsMessages,
  unsent: unsentMessages,
  waits: waitsMessages,
};
