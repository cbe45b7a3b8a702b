import type { ProblemsMessages } from '../../messages/compiled/problems/messages.ts';
import type { RequestsMessages } from '../../messages/compiled/requests/messages.ts';
import type { Wording } from './load-wording.ts';

/** What a request's card says, in one language. */
export interface RequestWording extends Wording {
  requests: RequestsMessages;
  problems: ProblemsMessages;
}
