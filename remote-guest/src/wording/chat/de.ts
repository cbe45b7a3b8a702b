import { catalogueTexts } from '@bellkey/shared/catalogue-texts/de';
import { alarmMessages } from '../../../messages/compiled/alarm/de.ts';
import { chatMessages } from '../../../messages/compiled/chat/de.ts';
import { connectionMessages } from '../../../messages/compiled/connection/de.ts';
import { handOffMessages } from '../../../messages/compiled/hand-off/de.ts';
import { orderMessages } from '../../../messages/compiled/order/de.ts';
import { problemsMessages } from '../../../messages/compiled/problems/de.ts';
import { propertyPhoneMessages } from '../../../messages/compiled/property-phone/de.ts';
import { requestsMessages } from '../../../messages/compiled/requests/de.ts';
import { unsentMessages } from '../../../messages/compiled/unsent/de.ts';
import { waitsMessages } from '../../../messages/compiled/waits/de.ts';
import { localState } from '../../conversation/state/local-state.ts';
import type { ChatWording } from './chat-wording.ts';

export const chatWording: ChatWording = {
  language: 'de',
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
