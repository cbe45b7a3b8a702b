import type { NotificationKind } from '@bellkey/shared/api';
import type { NotificationsMessages } from '../../../../messages/compiled/notifications/messages.ts';
import type { Colleague } from '../../../property/staff/presence.ts';

/** An event that people are notified of. */
export interface Occasion {
  /** What happened, once and for all: nothing with the same source is sent again. */
  source: string;
  kind: NotificationKind;
  heading: keyof NotificationsMessages['heading'];
  people: readonly Colleague[];
  /** Whether people who are viewing the staff app are notified too: no one reacted there. */
  insists?: boolean;
  at: Date;
  /** The room, or the person who asks to join. */
  subject: string;
  /** Who named people in a note. */
  by?: string;
  /** The service, or the danger. */
  what?: string;
  quantity?: number | null;
  dueAt?: Date | null;
  /** Recipients of an escalation. */
  step?: keyof NotificationsMessages['step'];
  requestId: string | null;
  requestNo?: number;
  department?: string;
  conversationId?: string | null;
  /** The team channel. */
  channelId?: string;
}

/** The members of a group who are on duty or, if none is, all of them: in doubt a person is notified. */
export function onDutyOrAll(people: readonly Colleague[]): readonly Colleague[] {
  const there = people.filter(({ onDuty }) => onDuty);
  return there.length > 0 ? there : people;
}

/** The members of a group who are on duty. A clock skips a group without anyone on duty. */
export const onDutyOnly = (people: readonly Colleague[]): readonly Colleague[] =>
  people.filter(({ onDuty }) => onDuty);
