import type { Conversation, Sender } from '@bellkey/shared/api';

const reasons: Record<string, string> = {
  'guest-asked': 'The guest asked for a person.',
  'engine-error': 'The assistant had a fault.',
  'low-confidence': 'The assistant was not sure of its answer.',
  'turn-limit': 'The assistant could not settle it.',
  'two-failed-tries': 'The assistant could not answer twice in a row.',
  'engine-timeout': 'The assistant took too long.',
  'queue-full': 'The assistant had too much to answer at once.',
  'mode:off': 'The assistant is switched off.',
  'mode:suggest': 'The assistant only suggests here.',
  'not-offered': 'The guest wants what is not in the list of services.',
  quantity: 'More than may be promised without a person.',
  'other-place': 'It is about another room.',
  'order-refused': 'The order could not be taken down.',
  'cancel-refused': 'It could not be cancelled any more.',
  'staff-replied': 'A colleague answered.',
};

/** Why a person was fetched, in a sentence: `restricted:refund` is about a refund. An unknown reason is shown as it is. */
export function handoffReason(reason: string): string {
  const known = reasons[reason];
  if (known) return known;
  const [kind, subject] = reason.split(':');
  const words = (subject ?? reason).replaceAll(/[-_]/g, ' ');
  if (!subject) return `Handed over: ${words}.`;
  switch (kind) {
    case 'restricted':
      return `About ${words}, which the assistant leaves to people.`;
    case 'emergency':
      return `Emergency: ${words}.`;
    case 'language':
      return 'The guest writes a language that the assistant does not speak.';
    default:
      return `Handed over: ${words}.`;
  }
}

/** Who answers in a conversation now. */
export function formatHandler(conversation: Conversation, memberId: string): string {
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
