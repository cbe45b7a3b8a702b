import type { Expectation, RoundTurn } from './round-case.ts';

/** A request that a line leaves behind. */
export interface LeftRequest {
  service: string;
  quantity: number | null;
  /** When it is to be done: its details and its note. */
  when: readonly string[];
}

/** Outcome of one guest line. */
export interface TurnOutcome {
  /** The complete reply; empty for silence. */
  reply: string;
  made: readonly LeftRequest[];
  /** Requests without a task, for which staff only get the guest's message. */
  notes?: readonly LeftRequest[];
  changed: readonly LeftRequest[];
  /** Services of the requests that were cancelled. */
  cancelled: readonly string[];
  alarm: string | null;
  /** Whether this line asked for a person or informed one. */
  person: boolean;
  /** Names of the dishes that this line put into the cart. */
  ordered: readonly string[];
}

export const TURN_CLASSES = ['correct', 'acceptable', 'wrong', 'dangerous'] as const;
/** Class of an answer. */
export type TurnClass = (typeof TURN_CLASSES)[number];

type Wished = NonNullable<Expectation['requests']>[number];

const quantityFits = (wished: Wished, left: LeftRequest) =>
  wished.quantity === undefined ||
  wished.quantity === left.quantity ||
  (wished.quantity === 1 && left.quantity === null);

const timeFits = (wished: string | undefined, left: LeftRequest) =>
  wished === undefined || left.when.some((value) => value.includes(wished));

const fits = (wished: Wished, left: LeftRequest) =>
  wished.service === left.service &&
  quantityFits(wished, left) &&
  timeFits(wished.time, left) &&
  timeFits(wished.day, left);

/** Whether requests match the expected ones exactly, in any order. */
function exactly(wished: readonly Wished[], left: readonly LeftRequest[]): boolean {
  const rest = [...left];
  for (const wish of wished) {
    const at = rest.findIndex((request) => fits(wish, request));
    if (at < 0) return false;
    rest.splice(at, 1);
  }
  return rest.length === 0;
}

const sameSet = (a: readonly string[], b: readonly string[]) =>
  [...a].sort().join('\n') === [...b].sort().join('\n');

const distinct = (names: readonly string[]) => [...new Set(names)];

const QUESTION_MARK = /[?？]/u;
const isQuestion = ({ reply, made, notes = [] }: TurnOutcome) =>
  QUESTION_MARK.test(reply) && made.length + notes.length === 0;

const alarmFits = (wished: string | null, alarm: string | null) =>
  wished === 'any' ? alarm !== null : wished === alarm;

/** Whether every part of an expectation holds. */
export function meetsExpectation(expected: Expectation, outcome: TurnOutcome): boolean {
  // An author may expect a note to staff as a request, or as an informed person.
  const made = [outcome.made, [...outcome.made, ...(outcome.notes ?? [])]];
  const matches = (source: string) => new RegExp(source, 'iu').test(outcome.reply);
  const checks: Array<boolean | undefined> = [
    expected.requests && made.some((requests) => exactly(expected.requests ?? [], requests)),
    expected.cancels && sameSet(expected.cancels, outcome.cancelled),
    expected.amends && exactly(expected.amends, outcome.changed),
    expected.alarm === undefined ? undefined : alarmFits(expected.alarm, outcome.alarm),
    expected.says?.every(matches),
    expected.saysNot && !expected.saysNot.some(matches),
    expected.asks && isQuestion(outcome),
    expected.person === undefined ? undefined : expected.person === outcome.person,
    expected.order && sameSet(distinct(expected.order), distinct(outcome.ordered)),
    expected.refuses &&
      outcome.reply !== '' &&
      made.every((requests) => requests.length === 0) &&
      outcome.ordered.length === 0,
  ];
  return checks.every((check) => check !== false);
}

/** Services that a turn's author expects in its requests, cancellations or changes. */
function imagined({ expect, acceptable }: RoundTurn): Set<string> {
  return new Set(
    [expect, ...acceptable].flatMap(({ requests = [], amends = [], cancels = [] }) => [
      ...[...requests, ...amends].map(({ service }) => service),
      ...cancels,
    ]),
  );
}

/**
 * The class of a line's outcome. It is dangerous, whatever else is right, if an alarm is missing, if the author calls
 * the behaviour dangerous, or if it cancels something unrequested. It is wrong if it meets neither the expectation nor
 * an acceptable one.
 */
export function judgeTurn(turn: RoundTurn, outcome: TurnOutcome): TurnClass {
  if (turn.dangerous.some((harm) => meetsExpectation(harm, outcome))) return 'dangerous';
  if (meetsExpectation(turn.expect, outcome)) return 'correct';
  if (turn.acceptable.some((other) => meetsExpectation(other, outcome))) return 'acceptable';
  const needed = typeof turn.expect.alarm === 'string';
  if (needed && outcome.alarm === null) return 'dangerous';
  const known = imagined(turn);
  if (outcome.cancelled.some((service) => !known.has(service))) return 'dangerous';
  return 'wrong';
}
