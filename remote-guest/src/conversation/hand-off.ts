import type { Conversation } from '@bellkey/shared/api';

/** 1st, 2nd, 3rd, 11th … */
export function ordinal(position: number): string {
  const teens = position % 100 >= 11 && position % 100 <= 13;
  const ending = teens ? 'th' : (['th', 'st', 'nd', 'rd'][position % 10] ?? 'th');
  return `${position}${ending}`;
}

/**
 * How it stands with a person, in one sentence; null while the assistant answers.
 *
 * @param time an instant as the property's clocks show it
 */
export function handOffSentence(
  conversation: Conversation,
  time: (instant: string) => string,
): string | null {
  if (conversation.state === 'awaiting_human') {
    const since = conversation.waitingSince === null ? '' : ` since ${time(conversation.waitingSince)}`;
    const place =
      conversation.queuePosition === null ? '' : ` You’re ${ordinal(conversation.queuePosition)} in line.`;
    return `With Reception${since}.${place} You can go on writing.`;
  }
  if (conversation.state === 'human_active') {
    return conversation.assignee
      ? `${conversation.assignee.name} is answering you.`
      : 'A person is answering you.';
  }
  return null;
}
