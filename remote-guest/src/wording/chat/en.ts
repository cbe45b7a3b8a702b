import { alarmMessages } from '../../../messages/compiled/alarm/en.ts';
import { chatMessages } from '../../../messages/compiled/chat/en.ts';
import { connectionMessages } from '../../../messages/compiled/connection/en.ts';
import { handOffMessages } from '../../../messages/compiled/hand-off/en.ts';
import { orderMessages } from '../../../messages/compiled/order/en.ts';
import { problemsMessages } from '../../../messages/compiled/problems/en.ts';
import { propertyPhoneMessages } from '../../../messages/compiled/property-phone/en.ts';
import { requestsMessages } from '../../../messages/compiled/requests/en.ts';
import { unsentMessages } from '../../../messages/compiled/unsent/en.ts';
import { waitsMessages } from '../../../messages/compiled/waits/en.ts';
import type { ChatWording } from './chat-wording.ts';

export const chatWording: ChatWording = {
  language: 'en',
  alarm: alarmMessages,
  catalogue: {},
  localState: (state) => state,
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
