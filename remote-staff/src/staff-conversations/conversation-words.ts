import type { Conversation, Sender } from '@bellkey/shared/api';

const reasons: Record<string, string> = {
  'guest-asked': 'The guest asked for a person.',
  'engine-error': 'The assistant had a fault.',
  'low-confidence': 'The assistant was not sure of its answer.',
  'turn-limit': 'The assistant could not settle it.',
  'staff-replied': 'A colleague answered.',
};

/** Why a person was fetched, in a sentence: `restricted:refund` is about a refund. An unknown reason is shown as it is. */
export function handoffReason(reason: string): string {
  const known = reasons[reason];
  if (known) return known;
  const [kind, subject] = reason.split(':');
  const words = (subject ?? reason).replaceAll(/[-_]/g, ' ');
  return kind === 'restricted' && subject
    ? `About ${words}, which the assistant leaves to people.`
    : `Handed over: ${words}.`;
}

/** Who answers in a conversation now. */
export function handlerWords(conversation: Conversation, memberId: string): string {
  switch (conversation.state) {
    case 'ai_active':
      return 'The assistant answers';
    case 'awaiting_human':
      return 'Waits for a person';
    case 'human_active':
      if (!conversation.assignee) return 'A colleague answers';
      return conversation.assignee.id === memberId ? 'You answer' : `${conversation.assignee.name} answers`;
    case 'resolved':
      return 'Resolved';
  }
}

/** Who wrote a message, as staff read it. */
export function writerName({ kind, name }: Sender, place: string): string {
  switch (kind) {
    case 'guest':
      return place;
    case 'ai':
      return 'AI assistant';
    case 'staff':
      return name ?? 'Staff';
    case 'system':
      return 'System';
  }
}
