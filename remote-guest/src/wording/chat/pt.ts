import { catalogueTexts } from '@bellkey/shared/catalogue-texts/pt';
import { alarmMessages } from '../../../messages/compiled/alarm/pt.ts';
import { chatMessages } from '../../../messages/compiled/chat/pt.ts';
import { connectionMessages } from '../../../messages/compiled/connection/pt.ts';
import { handOffMessages } from '../../../messages/compiled/hand-off/pt.ts';
import { orderMessages } from '../../../messages/compiled/order/pt.ts';
import { problemsMessages } from '../../../messages/compiled/problems/pt.ts';
import { propertyPhoneMessages } from '../../../messages/compiled/property-phone/pt.ts';
import { requestsMessages } from '../../../messages/compiled/requests/pt.ts';
import { unsentMessages } from '../../../messages/compiled/unsent/pt.ts';
import { waitsMessages } from '../../../messages/compiled/waits/pt.ts';
import { localState } from '../../conversation/state/local-state.ts';
import type { ChatWording } from './chat-wording.ts';

export const chatWording: ChatWording = {
  language: 'pt',
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
