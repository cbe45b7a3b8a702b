import { catalogueTexts } from '@bellkey/shared/catalogue-texts/it';
import { alarmMessages } from '../../../messages/compiled/alarm/it.ts';
import { chatMessages } from '../../../messages/compiled/chat/it.ts';
import { connectionMessages } from '../../../messages/compiled/connection/it.ts';
import { handOffMessages } from '../../../messages/compiled/hand-off/it.ts';
import { orderMessages } from '../../../messages/compiled/order/it.ts';
import { problemsMessages } from '../../../messages/compiled/problems/it.ts';
import { propertyPhoneMessages } from '../../../messages/compiled/property-phone/it.ts';
import { requestsMessages } from '../../../messages/compiled/requests/it.ts';
import { unsentMessages } from '../../../messages/compiled/unsent/it.ts';
import { waitsMessages } from '../../../messages/compiled/waits/it.ts';
import { localState } from '../../conversation/state/local-state.ts';
import type { ChatWording } from './chat-wording.ts';

export const chatWording: ChatWording = {
  language: 'it',
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
