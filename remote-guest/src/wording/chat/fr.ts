import { catalogueTexts } from '@bellkey/shared/catalogue-texts/fr';
import { alarmMessages } from '../../../messages/compiled/alarm/fr.ts';
import { chatMessages } from '../../../messages/compiled/chat/fr.ts';
import { connectionMessages } from '../../../messages/compiled/connection/fr.ts';
import { handOffMessages } from '../../../messages/compiled/hand-off/fr.ts';
import { orderMessages } from '../../../messages/compiled/order/fr.ts';
import { problemsMessages } from '../../../messages/compiled/problems/fr.ts';
import { propertyPhoneMessages } from '../../../messages/compiled/property-phone/fr.ts';
import { requestsMessages } from '../../../messages/compiled/requests/fr.ts';
import { unsentMessages } from '../../../messages/compiled/unsent/fr.ts';
import { waitsMessages } from '../../../messages/compiled/waits/fr.ts';
import { localState } from '../../conversation/state/local-state.ts';
import type { ChatWording } from './chat-wording.ts';

export const chatWording: ChatWording = {
  language: 'fr',
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
