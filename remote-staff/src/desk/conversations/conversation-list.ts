import type { Conversation, LiveEvent, Message } from '@bellkey/shared/api';
import { alarmsIn } from '../alarms/open-alarms.ts';

/** The guest conversations of one property, by id. */
export type Conversations = ReadonlyMap<string, Conversation>;

/**
 * Takes in a list that was loaded while the stream was already followed. What the stream has said stays: whatever the
 * list knows beyond that, the stream brings too.
 */
export function withLoadedConversations(
  known: Conversations,
  loaded: readonly Conversation[],
): Conversations {
  return new Map([...loaded.map((one) => [one.id, one] as const), ...known]);
}

/** Takes in one conversation as an answer to a call; an answer that was overtaken by newer messages changes nothing. */
export function withConversation(known: Conversations, conversation: Conversation): Conversations {
  const before = known.get(conversation.id)?.lastMessageAt;
  if (before && (conversation.lastMessageAt ?? '') < before) return known;
  return new Map(known).set(conversation.id, conversation);
}

/** A message moves its conversation up. The count of unread ones is the API's to say, and follows by itself. */
function withMessage(known: Conversations, message: Message): Conversations {
  const conversation = known.get(message.conversationId);
  if (!conversation || message.visibility === 'internal') return known;
  if (message.createdAt <= (conversation.lastMessageAt ?? '')) return known;
  return new Map(known).set(conversation.id, {
    ...conversation,
    lastMessageAt: message.createdAt,
    preview: message.body,
  });
}

export function withConversationEvent(known: Conversations, event: LiveEvent): Conversations {
  switch (event.type) {
    case 'conversation.updated':
      return new Map(known).set(event.conversation.id, event.conversation);
    case 'message.created':
      return withMessage(known, event.message);
    default:
      return known;
  }
}

/** Whether a guest waits for a person to answer. */
export const needsReply = (conversation: Conversation): boolean =>
  conversation.state === 'awaiting_human' ||
  (conversation.state === 'human_active' && conversation.waitingSince !== null);

/** The list as it is shown. */
export interface ConversationGroups {
  /** Alarms that are not over, those that no one has taken first. */
  alarms: Conversation[];
  /** Emergencies before all, then the longest wait. */
  needsReply: Conversation[];
  /** The latest message first, resolved ones after all others. */
  others: Conversation[];
}

const isEmergency = ({ handoff }: Conversation): boolean => handoff?.reason.startsWith('emergency') ?? false;

const lastHeard = (conversation: Conversation): string =>
  conversation.lastMessageAt ?? conversation.createdAt;

/** Puts alarms first, then those who wait for a person. Equal moments keep one order, so rows don't jump. */
export function groupConversations(conversations: Iterable<Conversation>): ConversationGroups {
  const listed = [...conversations];
  const alarms = alarmsIn(listed).map(({ conversation }) => conversation);
  const all = listed.filter((one) => !one.alarm);
  const waited = (one: Conversation) => one.waitingSince ?? lastHeard(one);
  const resolved = (one: Conversation) => Number(one.state === 'resolved');
  return {
    alarms,
    needsReply: all
      .filter(needsReply)
      .sort(
        (a, b) =>
          Number(isEmergency(b)) - Number(isEmergency(a)) ||
          waited(a).localeCompare(waited(b)) ||
          a.id.localeCompare(b.id),
      ),
    others: all
      .filter((one) => !needsReply(one))
      .sort(
        (a, b) =>
          resolved(a) - resolved(b) || lastHeard(b).localeCompare(lastHeard(a)) || a.id.localeCompare(b.id),
      ),
  };
}
