import type { ProblemsMessages } from '../../messages/compiled/problems/messages.ts';
import type { RequestsMessages } from '../../messages/compiled/requests/messages.ts';
import type { Wording } from './load-wording.ts';

/** Messages of a request's card, in one language. */
export interface RequestWording extends Wording {
  requests: RequestsMessages;
  problems: ProblemsMessages;
}
