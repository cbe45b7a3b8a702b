import { roleMay } from '@bellkey/shared/api';
import { alarmKindName } from '@bellkey/shared/wording';
import type { NotificationsMessages } from '../../../../messages/compiled/notifications/messages.ts';
import { managersOf } from '../../../property/staff/presence.ts';
import type { Facts } from './load-facts.ts';
import { type Occasion, onDutyOrAll } from './occasion.ts';

type Known = Facts['conversations'][number];
type Alarm = Facts['alarms'][number];

/** A danger in words that everyone may read, without the guest's own. */
export function dangerText(
  { kind, certainty }: Pick<Alarm, 'kind' | 'certainty'>,
  { possible }: Pick<NotificationsMessages, 'possible'>,
): string {
  return certainty === 'possible' && kind === 'danger' ? possible : alarmKindName(kind);
}

function alarmOccasions(
  known: Known,
  alarm: Alarm,
  { colleagues }: Facts,
  texts: NotificationsMessages,
): Occasion[] {
  if (alarm.takenAt) return [];
  const shared = {
    kind: 'alarm' as const,
    subject: known.place,
    what: dangerText(alarm, texts),
    requestId: alarm.requestId,
    conversationId: known.row.id,
  };
  const raised: Occasion = {
    ...shared,
    // An alarm that another danger has raised again is a new event.
    source: `alarm:${alarm.id}:${alarm.raisedAt.getTime()}`,
    heading: 'alarm',
    people: onDutyOrAll(colleagues),
    at: alarm.raisedAt,
  };
  if (!alarm.escalatedAt) return [raised];
  const again = {
    source: `alarm:${alarm.id}:${alarm.raisedAt.getTime()}:escalated`,
    at: alarm.escalatedAt,
    insists: true,
  };
  return [raised, { ...shared, ...again, heading: 'alarm-again', people: colleagues }];
}

function waitingOccasions({ row, place }: Known, { colleagues }: Facts): Occasion[] {
  const { waitingSince, state, assigneeId, escalatedAt, guestEndedAt } = row;
  if (!waitingSince || guestEndedAt || (state !== 'awaiting_human' && state !== 'human_active')) return [];
  const chat = colleagues.filter(({ role }) => roleMay(role, 'chat'));
  const people = state === 'human_active' ? chat.filter(({ id }) => id === assigneeId) : onDutyOrAll(chat);
  const shared = { kind: 'waiting' as const, subject: place, requestId: null, conversationId: row.id };
  const since = `waiting:${row.id}:${waitingSince.getTime()}`;
  const waits: Occasion = { ...shared, source: since, heading: 'waiting', people, at: waitingSince };
  if (!escalatedAt || escalatedAt < waitingSince) return [waits];
  const managers = onDutyOrAll(managersOf(colleagues).filter(({ role }) => roleMay(role, 'chat')));
  const late = {
    source: `${since}:late`,
    heading: 'waiting-long' as const,
    people: managers,
    at: escalatedAt,
  };
  return [waits, { ...shared, ...late, insists: true }];
}

/**
 * Notifications about the changed conversations: alarms, and guests who wait for a person. Each occurs once, with the
 * event of its own transaction.
 */
export function conversationOccasions(facts: Facts, texts: NotificationsMessages): Occasion[] {
  const newsOf = new Set(facts.news.map(({ conversationId, at }) => `${conversationId} ${at.getTime()}`));
  return facts.conversations.flatMap((known) => {
    const alarm = facts.alarms.find(({ conversationId }) => conversationId === known.row.id);
    const found = alarm ? alarmOccasions(known, alarm, facts, texts) : waitingOccasions(known, facts);
    return found.filter(({ at }) => newsOf.has(`${known.row.id} ${at.getTime()}`));
  });
}
