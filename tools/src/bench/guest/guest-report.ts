import { markdownTable } from '../sampling/markdown-table.ts';
import { median, percentile } from '../sampling/medians.ts';
import type { GuestMeasurement } from './guest.ts';

/** Aims for a guest's way in. */
const AIMS = {
  questionTimesFloor: 1.25,
  continueMs: 250,
  composerMs: 0,
  coldReadyMs: 1_600,
  warmReadyMs: 500,
  readyKb: 110,
  bubbleMs: 50,
  answeringMs: 300,
} as const;

/** A figure of the guest's way in with its aim. */
export interface GuestLine {
  what: string;
  value: number;
  aim: number;
  /** Decimal places. */
  digits: number;
  note: string;
}

const span = (values: readonly number[]) =>
  `${Math.round(Math.min(...values))} to ${Math.round(Math.max(...values))}`;

/** Each figure that has an aim. */
export function guestLines({ floor, scans, cold, warm }: GuestMeasurement): GuestLine[] {
  const lines = scans.flatMap((scan) => scan.lines);
  const of = <T>(rows: readonly T[], pick: (row: T) => number) => rows.map(pick);
  const questions = of(scans, ({ question }) => question);
  const floorQuestion = median(of(floor, ({ question }) => question));
  const floorLine = Math.round(median(of(floor, ({ line }) => line)));
  const floorAnswer = Math.round(median(of(floor, ({ answer }) => answer)));
  const atMedian = (
    what: string,
    values: readonly number[],
    aim: number,
    note = '',
    digits = 0,
  ): GuestLine => ({
    what,
    value: median(values),
    aim,
    digits,
    note: `${span(values)}, ${values.length} visits${note}`,
  });
  const at95 = (what: string, values: readonly number[], aim: number, note: string): GuestLine => ({
    what,
    value: percentile(values, 0.95),
    aim,
    digits: 0,
    note: `median ${Math.round(median(values))}, ${values.length} lines${note}`,
  });
  const bareLine = `; one statement on a page without scripts ${floorLine}`;
  const bareAnswer = `; an answer of a server that does nothing ${floorAnswer}`;
  const kb = (what: string, values: readonly number[]) => atMedian(what, values, AIMS.readyKb, '', 1);
  return [
    {
      what: 'scan link: the question painted, times the floor',
      value: median(questions) / floorQuestion,
      aim: AIMS.questionTimesFloor,
      digits: 2,
      note: `${Math.round(median(questions))} ms, floor ${Math.round(floorQuestion)} ms`,
    },
    kb(
      'scan link: kB until ready',
      of(scans, ({ readyKb }) => readyKb),
    ),
    atMedian(
      'Continue to a field that takes text, ms',
      of(scans, ({ composer }) => composer),
      AIMS.continueMs,
      bareLine,
    ),
    atMedian(
      'chat: from the first paint to that field, ms',
      of(cold, ({ composer }) => composer),
      AIMS.composerMs,
    ),
    atMedian(
      'chat: ready with empty caches, ms',
      of(cold, ({ ready }) => ready),
      AIMS.coldReadyMs,
    ),
    atMedian(
      'chat: ready when opened again, ms',
      of(warm, ({ ready }) => ready),
      AIMS.warmReadyMs,
    ),
    kb(
      'chat: kB until ready',
      of(cold, ({ readyKb }) => readyKb),
    ),
    at95(
      'own line on the screen, 95th percentile, ms',
      of(lines, ({ bubble }) => bubble),
      AIMS.bubbleMs,
      bareLine,
    ),
    at95(
      'own line acknowledged, 95th percentile, ms',
      of(lines, ({ acknowledged }) => acknowledged),
      AIMS.answeringMs,
      bareAnswer,
    ),
    at95(
      'assistant at work or answered, 95th percentile, ms',
      of(lines, ({ answering }) => answering),
      AIMS.answeringMs,
      bareAnswer,
    ),
  ];
}

/** The table for docs/measurements.md; what misses its aim is bold. */
export const guestTable = (lines: readonly GuestLine[]): string =>
  markdownTable(
    ['', 'is', 'aim', ''],
    lines.map(({ what, value, aim, digits, note }) => {
      const is = value.toFixed(digits);
      return [what, value <= aim ? is : `**${is}**`, `≤ ${aim}`, note];
    }),
  );
