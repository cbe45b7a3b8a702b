import type { NotificationKind } from '@bellkey/shared/api';
import type { NotificationsMessages } from '../../../../messages/compiled/notifications/messages.ts';
import type { Colleague } from '../../../property/staff/presence.ts';

/** Something that people are to be told of. */
export interface Occasion {
  /** What happened, once and for all: nothing with the same source is told again. */
  source: string;
  kind: NotificationKind;
  heading: keyof NotificationsMessages['heading'];
  people: readonly Colleague[];
  /** Whether even those are told who look at the staff app: no one has reacted there. */
  insists?: boolean;
  at: Date;
  /** The room, or whoever asks to join. */
  subject: string;
  /** What it is about: the service, or the danger. */
  what?: string;
  quantity?: number | null;
  dueAt?: Date | null;
  /** Whom an escalation reaches. */
  step?: keyof NotificationsMessages['step'];
  requestId: string | null;
  requestNo?: number;
  department?: string;
  conversationId?: string | null;
}

/** Those of a group who are on duty or, where no one of it is, all of them: in doubt a person is told. */
export function onDutyOrAll(people: readonly Colleague[]): readonly Colleague[] {
  const there = people.filter(({ onDuty }) => onDuty);
  return there.length > 0 ? there : people;
}

/** Those of a group who are on duty. A clock passes over a group without anyone on duty. */
export const onDutyOnly = (people: readonly Colleague[]): readonly Colleague[] =>
  people.filter(({ onDuty }) => onDuty);
