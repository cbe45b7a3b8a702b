import type { Conversation, LiveEvent, Message } from '@bellkey/shared/api';
import { waitsForPerson } from '@bellkey/shared/waiting';
import { alarmsIn } from '../alarms/open-alarms.ts';

/** The guest conversations of one property, by id. */
export type Conversations = ReadonlyMap<string, Conversation>;

/**
 * Merges a list that was loaded while the stream was already open. Events of the stream win: anything newer in the list
 * will also come over the stream.
 */
export function withLoadedConversations(
  known: Conversations,
  loaded: readonly Conversation[],
): Conversations {
  return new Map([...loaded.map((one) => [one.id, one] as const), ...known]);
}

/** Merges one conversation from the response to a call; a response overtaken by newer messages changes nothing. */
export function withConversation(known: Conversations, conversation: Conversation): Conversations {
  const before = known.get(conversation.id)?.lastMessageAt;
  if (before && (conversation.lastMessageAt ?? '') < before) return known;
  return new Map(known).set(conversation.id, conversation);
}

/** A message moves its conversation up. The API counts the unread ones, which follow separately. */
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

/** Applies an event to the known conversations. */
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
export const needsReply: (conversation: Conversation) => boolean = waitsForPerson;

/** The list in display order. */
export interface ConversationGroups {
  /** Open alarms, untaken ones first. */
  alarms: Conversation[];
  /** Emergencies before all, then the longest wait. */
  needsReply: Conversation[];
  /** The latest message first, resolved ones after all others. */
  others: Conversation[];
}

const isEmergency = ({ handoff }: Conversation): boolean => handoff?.reason.startsWith('emergency') ?? false;

const lastMessageAt = (conversation: Conversation): string =>
  conversation.lastMessageAt ?? conversation.createdAt;

/** Puts alarms first, then conversations waiting for a person. Equal times keep a stable order, so rows don't jump. */
export function groupConversations(conversations: Iterable<Conversation>): ConversationGroups {
  const listed = [...conversations];
  const alarms = alarmsIn(listed).map(({ conversation }) => conversation);
  const all = listed.filter((one) => !one.alarm);
  const waited = (one: Conversation) => one.waitingSince ?? lastMessageAt(one);
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
          resolved(a) - resolved(b) ||
          lastMessageAt(b).localeCompare(lastMessageAt(a)) ||
          a.id.localeCompare(b.id),
      ),
  };
}
