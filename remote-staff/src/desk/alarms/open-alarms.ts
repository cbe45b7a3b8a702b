import type { Alarm, Conversation } from '@bellkey/shared/api';

/** An open alarm, with its conversation. */
export interface OpenAlarm {
  conversation: Conversation;
  alarm: Alarm;
}

/**
 * The open alarms: untaken ones first, certain ones before possible ones, then by age. A new one goes below an older
 * one, so that it does not hide it.
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

/** The latest alarm; null without one. */
export const newestAlarm = (alarms: readonly OpenAlarm[]): OpenAlarm | null =>
  alarms.reduce<OpenAlarm | null>(
    (newest, open) => (newest && newest.alarm.raisedAt >= open.alarm.raisedAt ? newest : open),
    null,
  );

/** Whether no one has taken it: it is shown above everything, and it sounds. */
export const isUntaken = ({ alarm }: OpenAlarm): boolean => alarm.takenBy === null;
