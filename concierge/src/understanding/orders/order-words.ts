import { z } from 'zod';
import several from '../../../data/several/orders.json' with { type: 'json' };
import { loadData } from '../../data/load-data.ts';
import { COUNTING_LISTS } from '../../language/numbers/counting-words.ts';
import { quantityWord } from '../../language/numbers/only-number.ts';
import { findSaidTimes } from '../../language/times/find-said-times.ts';
import { fold } from '../../language/times/fold.ts';
import { TIME_WORDS } from '../../language/times/time-words.ts';

const Patterns = z.array(z.string().min(1)).min(1);
const words = loadData(
  'orders',
  z.strictObject({
    /** What joins two orders of one thing: `a taxi at 7 and another at 10`. */
    joins: Patterns,
    /** One more of what was just named, and the same once more: `again at 10`. */
    another: Patterns,
    again: Patterns,
    /** After a number that is added: `two more at eight`. */
    more: Patterns,
    /** Words next to an order that say nothing about it. */
    small: Patterns,
    /** How a phrase begins that says for whom, or where to: `for my wife`. */
    phrases: Patterns,
    /** How a part begins that puts the one before right, or gives a choice: `no, at 10`. */
    corrects: Patterns,
    /** Words at the beginning or end of a line that adds to what was said before it. */
    adds: Patterns,
  }),
  { several },
).several;

const anyOf = (phrases: readonly string[]) =>
  `(?<![\\p{L}\\p{N}])(?:${phrases.join('|')})(?![\\p{L}\\p{N}'])`;
const ANOTHER = new RegExp(anyOf(words.another), 'u');
const AGAIN = new RegExp(anyOf(words.again), 'u');
const MORE = new RegExp(anyOf(words.more), 'gu');
const SMALL = new RegExp(anyOf(words.small), 'gu');
const AT_ONCE = new RegExp(`(?<![\\p{L}])(?:${TIME_WORDS.atOnce})(?![\\p{L}])`, 'gu');
const PHRASE = new RegExp(`(?<![\\p{L}])(?:${words.phrases.join('|')})(?: [\\p{L}'-]+){1,4}`, 'gu');
const CORRECTS = new RegExp(`^[^\\p{L}\\p{N}]*(?:${words.corrects.join('|')})(?![\\p{L}'])`, 'u');
const CORRECTS_SOMEWHERE = new RegExp(anyOf(words.corrects), 'u');
const ADDS = new RegExp(
  `^(?:${words.adds.join('|')})(?![\\p{L}'])|(?<![\\p{L}])(?:${words.adds.join('|')})[.! ]*$`,
  'u',
);
const JOINS = new RegExp(`[,;.!?\\n]+(?=\\s|$)|(?<=\\s)(?:${words.joins.join('|')}|&|\\+)(?=\\s)`, 'gu');

/** A stretch of a line between two joints; positions count in its composed form. */
export interface Piece {
  start: number;
  end: number;
  /** Its text, folded. */
  text: string;
  /** Whether a word joins it to the part before, rather than a comma. */
  isJoined: boolean;
}

/** The stretches of a line between commas, ends of sentences and conjunctions that are in no time. */
export function piecesOf(line: string): Piece[] {
  const { folded } = fold(line);
  const times = findSaidTimes(line);
  const pieces: Piece[] = [];
  let from = 0;
  let isJoined = false;
  const add = (end: number) => {
    const text = folded.slice(from, end);
    const start = from + (text.length - text.trimStart().length);
    if (/[\p{L}\p{N}]/u.test(text))
      pieces.push({ start, end: start + text.trim().length, text: text.trim(), isJoined });
    else return;
    isJoined = false;
  };
  for (const { index, 0: joint } of folded.matchAll(JOINS)) {
    if (times.some(({ start, end }) => start < index && index < end)) continue;
    add(index);
    isJoined = /\p{L}|[&+]/u.test(joint) || (isJoined && index === from);
    from = index + joint.length;
  }
  add(folded.length);
  return pieces;
}

/** Whether a part of a line puts the one before right, or is a choice. */
export const correctsBefore = ({ text }: Piece): boolean => CORRECTS.test(text);

/**
 * Whether a line without a name adds an order to the one before: `plain` if it only joins it (`and at 7`), `another` if
 * it says that it is one more; null for any other line, and for one that puts something right.
 */
export function addsOrder(line: string): 'plain' | 'another' | null {
  const { folded } = fold(line);
  if (CORRECTS_SOMEWHERE.test(folded)) return null;
  if (ANOTHER.test(folded) || AGAIN.test(folded) || folded.search(MORE) >= 0) return 'another';
  return ADDS.test(folded.trim()) ? 'plain' : null;
}

/** What a part says that names nothing: how many more, when, and for whom. */
export interface Further {
  /** How many; null where it does not say. */
  count: number | null;
  /** Whether it says that it is one more: `another`. */
  isMore: boolean;
  /** Where the name of the thing belongs in the part, and whether it replaces words up to there: `again`. */
  head: { start: number; end: number } | null;
  isAgain: boolean;
}

const blanked = (text: string, pattern: RegExp) => text.replace(pattern, (found) => ' '.repeat(found.length));

/** A part without its times; every other character keeps its position. */
export const withoutTimes = (text: string): string =>
  blanked(
    findSaidTimes(text).reduce(
      (left, { start, end, kind }) =>
        kind === 'place' ? left : left.slice(0, start) + ' '.repeat(end - start) + left.slice(end),
      text,
    ),
    AT_ONCE,
  );

/** What a part orders more of that it does not name; null where it says anything else. */
export function furtherIn(text: string): Further | null {
  let left = blanked(blanked(withoutTimes(text), SMALL), PHRASE);
  const again = AGAIN.exec(left);
  const another = again ? null : ANOTHER.exec(left);
  const found = again ?? another;
  if (found) left = blanked(left, new RegExp(anyOf(again ? words.again : words.another), 'u'));
  const isAdded = left.search(MORE) >= 0;
  const numbers = [...blanked(left, MORE).matchAll(/[\p{L}\p{N}'-]+/gu)];
  const counts = numbers.map(({ 0: word }) => quantityWord(word) ?? (isOne(word) ? 1 : null));
  if (counts.includes(null) || counts.length > 1) return null;
  const [count = null] = counts;
  const [number] = numbers;
  const ends = [found, number, ...(isAdded ? [...left.matchAll(MORE)].slice(0, 1) : [])].flatMap((match) =>
    match ? [{ start: match.index, end: match.index + match[0].length }] : [],
  );
  const head =
    ends.length === 0
      ? null
      : { start: Math.min(...ends.map(({ start }) => start)), end: Math.max(...ends.map(({ end }) => end)) };
  return {
    count: count ?? (another ? 1 : null),
    isMore: found !== null || isAdded,
    head,
    isAgain: again !== null,
  };
}

/** Whether a word is an article that counts as one. */
export const isOne = (word: string): boolean => COUNTING_LISTS.one.includes(word);
