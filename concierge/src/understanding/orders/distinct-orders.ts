import type { OfferedService } from '../../contract/contract.ts';
import { partyIn } from '../../language/numbers/party.ts';
import type { AnswerLanguage } from '../../language/text/answer-language.ts';
import { clockTimesIn } from '../../language/times/clock-times.ts';
import { fold } from '../../language/times/fold.ts';
import { parseTimes } from '../../language/times/parse-times.ts';
import { timeWordsIn } from '../../language/times/time-words-in.ts';
import { slotKind } from '../services/slots.ts';
import type { Further } from './order-words.ts';

/** From here on a time says its half of the day. */
const AFTERNOON = '13:00';

const ANY = { now: new Date(0), timeZone: 'UTC' } as const;

/** When something is wanted, for comparing: clock times and days, and a sign for neither. */
export function whenIn(text: string): { clock: string; day: string; isNone: boolean } {
  const times = parseTimes(text, ANY);
  const clock = times
    .flatMap(({ times: clocks, part, meal }) => [...clocks, part ?? '', meal ?? ''])
    .join(' ')
    .trim();
  const { day, time } = timeWordsIn(text);
  return { clock: clock || (time ?? ''), day: day ?? '', isNone: times.length === 0 && time === null };
}

const takesParty = ({ requiredSlots }: OfferedService) =>
  requiredSlots.some((slot) => slotKind(slot) === 'count');

/** Whether two orders of a service are two, rather than one that is said twice. */
export function isDistinct(
  first: string,
  next: string,
  isMore: boolean,
  isJoined: boolean,
  service: OfferedService,
  language: AnswerLanguage,
): boolean {
  const [one, other] = [whenIn(first), whenIn(next)];
  if (takesParty(service)) {
    const parties = [partyIn(first, language), partyIn(next, language)];
    if (parties.every((party) => party !== null) && (isMore || isJoined) && parties[0] !== parties[1])
      return true;
  }
  if (other.isNone) return false;
  if (one.isNone) return isMore;
  if (one.clock !== other.clock) return isMore || isJoined || (one.clock !== '' && other.clock !== '');
  return one.day !== other.day && (isMore || isJoined || (one.day !== '' && other.day !== ''));
}

/** A part that names nothing with the name of what it orders: `another taxi at 10`. */
export function completed(said: string, { head, isAgain }: Further, name: string): string {
  const before = head === null ? '' : isAgain ? said.slice(0, head.start) : said.slice(0, head.end);
  const after = said.slice(head?.end ?? 0).trim();
  // `One for four`, of `a table for two`.
  const [last = ''] = / \S+$/u.exec(name) ?? [];
  const own = after.startsWith(`${last.trim()} `) ? name.slice(0, name.length - last.length) : name;
  return [before, own, after].join(' ').replaceAll(/\s+/gu, ' ').trim();
}

/** An order with the day of the first one, where it says a time and no day. */
export function withDayOf(first: string, line: string): string {
  const { day } = timeWordsIn(first);
  const own = timeWordsIn(line);
  return day !== null && own.day === null && own.time !== null ? `${line}, ${day}` : line;
}

/**
 * Orders with the half of the day that their sequence gives to an hour: of `a taxi at 9 and one at 19:00` the first is in
 * the morning. An hour that fits twice or not at all stays as it was said.
 */
export function inSequence(lines: readonly string[]): string[] {
  const readings = lines.map(
    (line) => parseTimes(line, ANY).find(({ times }) => times.length > 0)?.times ?? [],
  );
  return lines.map((line, at) => {
    const [clock, ...others] = clockTimesIn(fold(line).folded);
    const own = readings[at] ?? [];
    if (!clock || others.length > 0 || own.length !== 2) return line;
    const known = readings.flatMap(([time, ...more], index) =>
      time === undefined || more.length > 0 || time < AFTERNOON ? [] : [{ time, index }],
    );
    const fitting = own.filter((time) =>
      known.every((other) => (other.index < at ? other.time < time : time < other.time)),
    );
    const [only, ...rest] = fitting;
    return known.length > 0 && only !== undefined && rest.length === 0
      ? `${line.slice(0, clock.start)}${only}${line.slice(clock.end)}`
      : line;
  });
}
