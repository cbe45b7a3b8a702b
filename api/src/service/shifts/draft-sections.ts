import type { ShiftFacts, ShiftRecord, ShiftSection } from '@bellkey/shared/api';
import { alarmName } from '@bellkey/shared/wording';
import { shiftNoteMessages as messages } from '../../../messages/compiled/shift-note/en.ts';
import { formatMoment } from '../requests/format-moment.ts';

/** Time and author of a draft. */
export interface DraftClock {
  now: Date;
  timeZone: string;
}

interface Named {
  id: string;
  no: number;
  title: string;
  place: string;
}

/**
 * The sections of a hand-over note from the data: counts first, then a line for each record. The section `own` is
 * empty; it is for what no record shows.
 */
export function draftSections(facts: ShiftFacts, clock: DraftClock): ShiftSection[] {
  const time = (instant: string) => formatMoment(new Date(instant), clock.now, clock.timeZone, 'en-GB');
  return [
    { key: 'own', text: '', records: [] },
    alarmSection(facts, time),
    guestSection(facts, time),
    slipSection(facts, time),
    openSection(facts, time),
    planSection(facts, time),
  ];
}

type FormatTime = (instant: string) => string;

function alarmSection({ alarms, since }: ShiftFacts, time: FormatTime): ShiftSection {
  const lines = alarms.lines.map(({ kind, certainty, place, raisedAt, takenBy, overAt }) => {
    const alarm = {
      kind: alarmName({ kind, certainty }),
      place,
      time: time(raisedAt),
    };
    if (overAt) return messages.alarmOver({ ...alarm, over: time(overAt) });
    return takenBy ? messages.alarmTaken({ ...alarm, name: takenBy }) : messages.alarmOpen(alarm);
  });
  return {
    key: 'alarms',
    text: join(messages.alarms({ count: alarms.total, since: time(since) }), lines, alarms.total),
    records: conversationRecords(alarms.lines),
  };
}

function guestSection({ waiting }: ShiftFacts, time: FormatTime): ShiftSection {
  const lines = waiting.lines.map(({ place, since }) => messages.guestWaits({ place, time: time(since) }));
  return {
    key: 'guests',
    text: join(messages.guests({ count: waiting.total }), lines, waiting.total),
    records: conversationRecords(waiting.lines),
  };
}

function slipSection({ slipped, replanned, since }: ShiftFacts, time: FormatTime): ShiftSection {
  const late = slipped.lines.filter(({ inTime }) => !inTime).length;
  const lines = slipped.lines.map((slip) => {
    const { before, after, cause, reason } = slip;
    const why = reason ?? messages.causes[cause];
    return after
      ? messages.slippedTo({ request: nameOf(slip), before: time(before), after: time(after), why })
      : messages.notKept({ request: nameOf(slip), before: time(before), why });
  });
  const first = [
    messages.slipped({ count: slipped.total, since: time(since) }),
    ...(slipped.total > 0 ? [messages.toldInTime({ late })] : []),
  ].join(' ');
  const wished = (replanned?.lines ?? []).map((plan) =>
    messages.replannedTo({
      request: nameOf(plan),
      before: time(plan.before),
      after: time(plan.after ?? plan.before),
    }),
  );
  const texts = [join(first, lines, slipped.total)];
  if (replanned && replanned.total > 0)
    texts.push(join(messages.replanned({ count: replanned.total }), wished, replanned.total));
  return {
    key: 'slipped',
    text: texts.join('\n'),
    records: requestRecords([...slipped.lines, ...(replanned?.lines ?? [])]),
  };
}

function openSection({ departments, overdue }: ShiftFacts, time: FormatTime): ShiftSection {
  const open = departments.reduce((sum, department) => sum + department.open, 0);
  const counts = departments
    .filter((department) => department.open > 0)
    .map(({ name, open: count, overdue: late }) => messages.department({ name, count, late }));
  const lines = overdue.lines.map((request) =>
    messages.overdue({ request: nameOf(request), time: time(request.at) }),
  );
  return {
    key: 'open',
    text: join(messages.open({ count: open }), [...counts, ...lines], counts.length + overdue.total),
    records: requestRecords(overdue.lines),
  };
}

function planSection({ planned }: ShiftFacts, time: FormatTime): ShiftSection {
  const lines = planned.lines.map((request) =>
    messages.plannedFor({ request: nameOf(request), time: time(request.at) }),
  );
  return {
    key: 'planned',
    text: join(messages.planned({ count: planned.total }), lines, planned.total),
    records: requestRecords(planned.lines),
  };
}

/** A sentence with its lines, and how many more there are than listed. */
function join(sentence: string, lines: readonly string[], total: number): string {
  const more = total > lines.length ? [messages.more({ count: total - lines.length })] : [];
  return [sentence, ...lines.map((line) => `- ${line}`), ...more].join('\n');
}

const nameOf = ({ no, title, place }: Named): string => messages.request({ no: String(no), title, place });

function requestRecords(requests: readonly Named[]): ShiftRecord[] {
  const records = requests.map(({ id, no, place }) => ({
    kind: 'request' as const,
    id,
    label: messages.record({ no: String(no), place }),
  }));
  return [...new Map(records.map((record) => [record.id, record])).values()];
}

function conversationRecords(
  conversations: ReadonlyArray<{ conversationId: string; place: string }>,
): ShiftRecord[] {
  const records = conversations.map(({ conversationId: id, place }) => ({
    kind: 'conversation' as const,
    id,
    label: place,
  }));
  return [...new Map(records.map((record) => [record.id, record])).values()];
}
