import { checkAnswers, checkMessages } from './check-messages.ts';
import { checkOnce } from './check-once.ts';
import { checkPromises, countSlips } from './check-promises.ts';
import type { DayRecord, Finding } from './day-record.ts';

const ENDS = ['done', 'closed', 'declined', 'cancelled'];
/** An emergency is acknowledged within a minute (docs/product.md#state-machines). */
const TAKE_ALARM_WITHIN_MS = 60_000;

/** A rule of a day, its number of checks, and its breaches. */
export interface LedgerLine {
  rule: string;
  says: string;
  checked: string;
  findings: Finding[];
}

/** Checks a day by every rule: one line for each. */
export function checkDay(record: DayRecord): LedgerLine[] {
  const { requests, alarms, messages, turns, deliveries, sent } = record;
  const steps = requests.flatMap((request) => request.steps);
  const clockActions = steps.filter(({ event, byKind }) => event && byKind === 'system').length;
  const lines: Array<Omit<LedgerLine, 'findings'> & { of: (record: DayRecord) => Finding[] }> = [
    { rule: 'ends', says: 'every request has an end', checked: countEnds(record), of: checkEnds },
    {
      rule: 'promises',
      says: 'every promise that slipped was told before it did',
      checked: `${countSlips(record)} slips`,
      of: checkPromises,
    },
    {
      rule: 'alarms',
      says: 'every alarm was seen by a person within a minute',
      checked: alarms.map(formatTaken).join(', ') || 'no alarm',
      of: checkAlarms,
    },
    {
      rule: 'once',
      says: 'no job ran twice',
      checked: `${clockActions} clock actions, ${turns.length} answers, ${deliveries.length} notifications`,
      of: checkOnce,
    },
    {
      rule: 'messages',
      says: 'no message was lost or doubled',
      checked: `${messages.length} messages, ${sent.length} lines of guests`,
      of: checkMessages,
    },
    {
      rule: 'answers',
      says: 'every answer that was owed was given',
      checked: `${turns.length} answers`,
      of: checkAnswers,
    },
  ];
  return lines.map(({ of, ...line }) => ({ ...line, findings: of(record) }));
}

function checkEnds({ requests }: DayRecord): Finding[] {
  return requests
    .filter(({ state }) => !ENDS.includes(state))
    .map(({ id, no, title, state }) => ({
      rule: 'ends',
      what: `#${no} ${title} is still ${state}`,
      requestId: id,
    }));
}

function countEnds({ requests }: DayRecord): string {
  const expired = requests.filter(({ steps }) => steps.some(({ event }) => event?.kind === 'expired')).length;
  const of = (...states: string[]) => requests.filter(({ state }) => states.includes(state)).length;
  return `${requests.length} requests: ${of('done', 'closed')} done, ${of('declined') - expired} declined, ${of('cancelled')} cancelled, ${expired} expired`;
}

const secondsUntilTaken = ({ raisedAt, takenAt }: DayRecord['alarms'][number]): number | null =>
  takenAt === null ? null : Math.round((takenAt - raisedAt) / 1000);

const formatTaken = (alarm: DayRecord['alarms'][number]): string =>
  `${alarm.place} by ${alarm.takenBy ?? 'no one'} after ${secondsUntilTaken(alarm) ?? '–'} s`;

function checkAlarms({ alarms }: DayRecord): Finding[] {
  return alarms
    .filter(({ raisedAt, takenAt }) => takenAt === null || takenAt - raisedAt > TAKE_ALARM_WITHIN_MS)
    .map((alarm) => ({ rule: 'alarms', what: `“${alarm.words}”, ${formatTaken(alarm)}` }));
}
