import { z } from 'zod';
import several from '../../../data/several/said-times.json' with { type: 'json' };
import { loadData } from '../../data/load-data.ts';
import { fold } from './fold.ts';

/**
 * Kind of a part of a guest's line:
 *
 * - `when`: a clock time, a day, a date, a part of the day, a delay (`in two hours`), an event (`when we are out`);
 * - `today`, `thisMorning`: near days, which only sometimes ask for another time than the usual one;
 * - `lasting`: how long or how often (`for two hours`, `every night`);
 * - `not-a-time`: greetings and the past (`good morning`, `since 7 am`), and `place`: rooms, tables, floors.
 */
export type SaidKind = 'when' | 'today' | 'thisMorning' | 'lasting' | 'not-a-time' | 'place';

/** A part of a line; positions count in the line's composed form (NFC), the end is exclusive. */
export interface SaidStretch {
  kind: SaidKind;
  start: number;
  end: number;
}

const Patterns = z.array(z.string().min(1));
/** Expressions of times in all languages at once; `{name}` in a pattern is one of the sets. */
const { several: words } = loadData(
  'said-times',
  z.object({
    sets: z.record(z.string(), z.string()),
    notTimes: Patterns,
    places: Patterns,
    thisMorning: Patterns,
    when: Patterns,
    lasting: Patterns,
    today: Patterns,
  }),
  { several },
);
const { sets } = words;

function filledIn(pattern: string): string {
  const filled = pattern.replace(/\{(\w+)\}/g, (whole, name: string) => sets[name] ?? whole);
  return filled === pattern ? pattern : filledIn(filled);
}

/** Compiles all patterns of a kind into one, which matches whole words only. */
const compiled = (patterns: readonly string[]) =>
  new RegExp(`(?<![\\p{L}\\p{N}])(?:${patterns.map(filledIn).join('|')})(?![\\p{L}\\p{N}])`, 'gu');

/** The order matters: text that one kind has matched is hidden from later kinds. */
const KINDS: ReadonlyArray<readonly [SaidKind, readonly RegExp[]]> = [
  ['not-a-time', words.notTimes.map((pattern) => compiled([pattern]))],
  ['place', words.places.map((pattern) => compiled([pattern]))],
  ['thisMorning', words.thisMorning.map((pattern) => compiled([pattern]))],
  ['when', words.when.map((pattern) => compiled([pattern]))],
  ['lasting', words.lasting.map((pattern) => compiled([pattern]))],
  ['today', words.today.map((pattern) => compiled([pattern]))],
];

const MOST_REMEMBERED = 500;
const remembered = new Map<string, readonly SaidStretch[]>();

/** Replaces matched text by as many characters, which no time pattern matches. */
const blank = (text: string, { start, end }: SaidStretch) =>
  text.slice(0, start) + '\u0000'.repeat(end - start) + text.slice(end);

function search(line: string): SaidStretch[] {
  let { folded } = fold(line);
  const found: SaidStretch[] = [];
  for (const [kind, patterns] of KINDS) {
    const before = folded;
    // Patterns of one kind may overlap: `tomorrow` and `tomorrow morning` become one part.
    for (const pattern of patterns) {
      for (const { index: start, 0: text } of before.matchAll(pattern)) {
        const stretch = { kind, start, end: start + text.trimEnd().length };
        if (stretch.end === start) continue;
        found.push(stretch);
        folded = blank(folded, stretch);
      }
    }
  }
  return joined(found, folded);
}

/** Merges overlapping parts of one kind, in the order of the line. */
function joined(found: readonly SaidStretch[], folded: string): SaidStretch[] {
  const joint: SaidStretch[] = [];
  for (const stretch of [...found].sort((a, b) => a.start - b.start || b.end - a.end)) {
    const last = joint.at(-1);
    const touches = last?.kind === stretch.kind && stretch.start <= last.end + 1;
    const between = last ? folded.slice(last.end, stretch.start) : '';
    if (last && touches && !/[,;.!?]/.test(between)) last.end = Math.max(last.end, stretch.end);
    else joint.push({ ...stretch });
  }
  return joint;
}

/**
 * Finds the times, days, durations and places in a guest's line, in English, Portuguese, Spanish, German, French and
 * Italian at once. It finds mentions without understanding them, and prefers one too many to one too few, because an
 * overlooked time becomes a promise that no one asked for.
 */
export function findSaidTimes(line: string): readonly SaidStretch[] {
  const known = remembered.get(line);
  if (known) return known;
  const found = search(line);
  if (remembered.size >= MOST_REMEMBERED) remembered.clear();
  remembered.set(line, found);
  return found;
}

/**
 * A line without times, days and places; every other character keeps its position.
 *
 * @param kinds the kinds of parts to remove; all of them by default
 */
export function withoutSaidTimes(line: string, kinds?: readonly SaidKind[]): string {
  const { composed } = fold(line);
  const left = findSaidTimes(line).filter(({ kind }) => kinds?.includes(kind) ?? true);
  return left.reduce(
    (text, { start, end }) => text.slice(0, start) + ' '.repeat(end - start) + text.slice(end),
    composed,
  );
}

/** What is before a name, without the time that tells which is meant: `no need for the 10 o'clock taxi`. */
export function withoutLastTime(before: string): string {
  const last = findSaidTimes(before).at(-1);
  const isLast = last?.kind === 'when' && last.end >= before.trimEnd().length;
  return isLast ? `${before.slice(0, last.start).trimEnd()} ` : before;
}
