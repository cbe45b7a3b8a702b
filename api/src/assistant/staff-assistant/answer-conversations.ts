import type { Conversation, StaffAnswer } from '@bellkey/shared/api';
import { waitsForPerson } from '@bellkey/shared/waiting';
import type { PropertyScope } from '../../platform/database/property-scope.ts';
import type { StaffCaller } from '../../platform/operations/callers.ts';
import { mayChat } from '../../property/staff/permissions.ts';
import { loadConversations } from '../../service/conversations/conversation-view.ts';
import { answer } from './answer.ts';

const MINUTE_MS = 60_000;
const MOST_NAMED = 8;

const waits = (conversation: Conversation) => conversation.alarm != null || waitsForPerson(conversation);

/** Which guests wait for a person: those in danger first, then the longest waits. */
export async function answerConversations(scope: PropertyScope, staff: StaffCaller): Promise<StaffAnswer> {
  if (!mayChat(staff)) return answer('conversations', 'Your role does not read guest conversations.');
  const waiting = (await loadConversations(scope)).filter(waits);
  if (waiting.length === 0) return answer('conversations', 'No guest waits for a person.');
  const line = ({ place, waitingSince, alarm }: Conversation) => {
    const minutes = waitingSince
      ? Math.floor((scope.now.getTime() - Date.parse(waitingSince)) / MINUTE_MS)
      : null;
    return `${place.label}${alarm ? ', may be in danger' : ''}${minutes === null ? '' : `, for ${minutes} min`}`;
  };
  const more = waiting.length > MOST_NAMED ? [`and ${waiting.length - MOST_NAMED} more`] : [];
  const start = waiting.length === 1 ? '1 guest waits' : `${waiting.length} guests wait`;
  return answer(
    'conversations',
    [`${start} for a person:`, ...waiting.slice(0, MOST_NAMED).map(line), ...more].join('\n'),
    { conversations: waiting.map(({ id, place }) => ({ id, place: place.label })) },
  );
}
