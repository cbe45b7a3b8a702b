import type { CatalogueTexts } from '@bellkey/shared/catalogue-texts';
import type { ChatMessages } from '../../../messages/compiled/chat/messages.ts';
import type { ConnectionMessages } from '../../../messages/compiled/connection/messages.ts';
import type { HandOffMessages } from '../../../messages/compiled/hand-off/messages.ts';
import type { OrderMessages } from '../../../messages/compiled/order/messages.ts';
import type { UnsentMessages } from '../../../messages/compiled/unsent/messages.ts';
import type { WaitsMessages } from '../../../messages/compiled/waits/messages.ts';
import type { AlarmWording } from '../alarm-wording.ts';
import type { LoadWording } from '../load-wording.ts';
import type { RequestWording } from '../request-wording.ts';

/** Messages of the chat and its cards, in one language. */
export interface ChatWording extends AlarmWording, RequestWording {
  /** What the property has kept from the catalogue, by its English text. */
  catalogue: CatalogueTexts;
  chat: ChatMessages;
  connection: ConnectionMessages;
  handOff: HandOffMessages;
  order: OrderMessages;
  unsent: UnsentMessages;
  waits: WaitsMessages;
}

/** English is part of the page; each other language is a separate file, loaded on demand. */
export const loadChatWording: LoadWording<ChatWording> = {
  pt: async () => (await import('./pt.ts')).chatWording,
  es: async () => (await import('./es.ts')).chatWording,
  de: async () => (await import('./de.ts')).chatWording,
  fr: async () => (await import('./fr.ts')).chatWording,
  it: async () => (await import('./it.ts')).chatWording,
};
