import type { RequestDetailsMessages } from '@bellkey/shared/request-details';
import type { ProblemsMessages } from '../../messages/compiled/problems/messages.ts';
import type { RequestsMessages } from '../../messages/compiled/requests/messages.ts';
import type { ConversationState } from '../conversation/state/conversation-state.ts';
import type { Wording } from './load-wording.ts';

/** Messages of a request's card, in one language. */
export interface RequestWording extends Wording {
  requests: RequestsMessages;
  problems: ProblemsMessages;
  /** When, how long and for how many. */
  details: RequestDetailsMessages;
  /** A conversation with the texts that the property has kept from the catalogue in this language. */
  localise(state: ConversationState): ConversationState;
}
