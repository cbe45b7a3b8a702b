import type { Alarm, Conversation } from '@bellkey/shared/api';

/** An alarm that is not over, with the conversation it was raised in. */
export interface OpenAlarm {
  conversation: Conversation;
  alarm: Alarm;
}

/**
 * The alarms that are not over: first those that no one has taken, of these the certain ones, then by age. A new one
 * goes below an older one, so that it does not hide it.
 */
export function alarmsIn(conversations: Iterable<Conversation>): OpenAlarm[] {
  return [...conversations]
    .flatMap((conversation) => (conversation.alarm ? [{ conversation, alarm: conversation.alarm }] : []))
    .sort(
      (a, b) =>
        Number(a.alarm.takenBy !== null) - Number(b.alarm.takenBy !== null) ||
        Number(a.alarm.certainty === 'possible') - Number(b.alarm.certainty === 'possible') ||
        a.alarm.raisedAt.localeCompare(b.alarm.raisedAt) ||
        a.conversation.id.localeCompare(b.conversation.id),
    );
}

/** The alarm that was raised last; null where there is none. */
export const newestAlarm = (alarms: readonly OpenAlarm[]): OpenAlarm | null =>
  alarms.reduce<OpenAlarm | null>(
    (newest, open) => (newest && newest.alarm.raisedAt >= open.alarm.raisedAt ? newest : open),
    null,
  );

/** Whether no one has taken it: it is over everything, and it sounds. */
export const isUntaken = ({ alarm }: OpenAlarm): boolean => alarm.takenBy === null;
