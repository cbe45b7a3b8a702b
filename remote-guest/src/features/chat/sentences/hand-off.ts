import type { Conversation, PropertySummary } from '@bellkey/shared/api';
import type { HandOffMessages } from '../../../../messages/compiled/hand-off/messages.ts';

/**
 * The message about a person; null while the assistant answers.
 *
 * @param kind of property, which decides who that person is: a flat has no reception
 * @param time an instant as the property's clocks show it
 */
export function handOffSentence(
  conversation: Conversation,
  kind: PropertySummary['kind'],
  time: (instant: string) => string,
  messages: HandOffMessages,
): string | null {
  if (conversation.state === 'awaiting_human') {
    const { waitingSince, queuePosition: position } = conversation;
    return [
      waitingSince === null
        ? messages.waiting[kind]
        : messages.waitingSince[kind]({ time: time(waitingSince) }),
      ...(position === null ? [] : [messages.position({ position })]),
      messages.goOn,
    ].join(' ');
  }
  if (conversation.state === 'human_active') {
    return conversation.assignee
      ? messages.answering({ name: conversation.assignee.name })
      : messages.personAnswering;
  }
  return null;
}
