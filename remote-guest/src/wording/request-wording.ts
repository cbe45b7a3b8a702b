import type { CatalogueTexts } from '@bellkey/shared/catalogue-texts';
import type { ProblemsMessages } from '../../messages/compiled/problems/messages.ts';
import type { RequestsMessages } from '../../messages/compiled/requests/messages.ts';
import type { ConversationState } from '../conversation/state/conversation-state.ts';
import type { Wording } from './load-wording.ts';

/** Messages of a request's card, in one language. */
export interface RequestWording extends Wording {
  requests: RequestsMessages;
  problems: ProblemsMessages;
  /** For the texts that the property has kept from the catalogue. */
  catalogue: CatalogueTexts;
  /** A conversation with these texts; English has nothing to look up. */
  localState(state: ConversationState, texts: CatalogueTexts): ConversationState;
}
