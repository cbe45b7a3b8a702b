import type { Conversation, PropertySummary } from '@bellkey/shared/api';

/** Whom a guest waits for: a flat has no reception. */
const answersGuests: Record<PropertySummary['kind'], string> = {
  hotel: 'Reception',
  restaurant: 'our staff',
  str: 'your host',
};

/** 1st, 2nd, 3rd, 11th … */
export function ordinal(position: number): string {
  const teens = position % 100 >= 11 && position % 100 <= 13;
  const ending = teens ? 'th' : (['th', 'st', 'nd', 'rd'][position % 10] ?? 'th');
  return `${position}${ending}`;
}

/**
 * What the guest is told about a person, in one sentence; null while the assistant answers.
 *
 * @param kind of property, which says who that person is
 * @param time an instant as the property's clocks show it
 */
export function handOffSentence(
  conversation: Conversation,
  kind: PropertySummary['kind'],
  time: (instant: string) => string,
): string | null {
  if (conversation.state === 'awaiting_human') {
    const since = conversation.waitingSince === null ? '' : ` since ${time(conversation.waitingSince)}`;
    const place =
      conversation.queuePosition === null ? '' : ` You’re ${ordinal(conversation.queuePosition)} in line.`;
    return `With ${answersGuests[kind]}${since}.${place} You can go on writing.`;
  }
  if (conversation.state === 'human_active') {
    return conversation.assignee
      ? `${conversation.assignee.name} is answering you.`
      : 'A person is answering you.';
  }
  return null;
}
