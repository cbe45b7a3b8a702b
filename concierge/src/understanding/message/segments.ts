import { findServices, type Mention } from '../../language/lexicon/find-services.ts';
import { SERVICES } from '../../language/lexicon/services.ts';
import { withoutAges } from '../../language/numbers/ages.ts';
import { quantityWord } from '../../language/numbers/only-number.ts';
import { moreIn, numberOf, quantityAfter, quantityBefore } from '../../language/numbers/quantity.ts';
import { quantityShared } from '../../language/numbers/shares.ts';
import type { AnswerLanguage } from '../../language/text/answer-language.ts';
import { CLAUSE_WORDS } from '../../language/text/clause-words.ts';
import { wordsOf } from '../../language/text/normalise.ts';
import { findSaidTimes, withoutLastTime, withoutSaidTimes } from '../../language/times/find-said-times.ts';
import { type Cue, cuesIn } from '../cues/cues.ts';
import {
  CONNECTOR,
  CONTRAST,
  NEGATION_BEFORE,
  NEW_QUESTION,
  NOT_THIS,
  UNWANTED_AFTER,
  WANTED_AFTER,
  WITHIN,
} from './segment-patterns.ts';

/** A part of a message about one thing: `two towels` and `the AC is broken` are two segments, even in one sentence. */
export interface Segment {
  text: string;
  mention: Mention | null;
  /** The text before the mention. */
  before: string;
  quantity: number | null;
  cues: ReadonlySet<Cue>;
  question: boolean;
  /** The guest refuses the mentioned thing: `no towels today`, `we don't need towels`. */
  negated: boolean;
  /** Whether its own words, and not those of the segment before, say what the guest wants of it. */
  own: boolean;
  /** Its side of a contrast: `no towels, just a bathrobe`, `towels no, bathrobe yes`; null without one. */
  contrast: 'wanted' | 'unwanted' | null;
}

const SENTENCE = /[^.!?;\n]+(?:\.(?=\S)[^.!?;\n]*)*[.!?;\n]*/gu;
/** Where the things of a list begin that has only quantities between them: `two pillows one blanket`. */
function enumerated(sentence: string, mentions: readonly Mention[], language: AnswerLanguage): number[] {
  return mentions.slice(1).flatMap(({ start }, at) => {
    const end = mentions[at]?.end ?? 0;
    const [gap = '', counted = '', word] =
      /^((?: ?x ?\d{1,2})? )(\p{L}+|\d{1,2})? ?$/u.exec(sentence.slice(end, start)) ?? [];
    const counts = word !== undefined && numberOf(word, language) !== null;
    // Two names in a row may be one thing, as `water glasses`; three are a list: `robe slippers and pillow`.
    const listed =
      mentions.length > 2 && mentions.every(({ service }) => SERVICES[service].nature === 'deliver');
    const plain = word === undefined && (counted !== ' ' || listed);
    return gap !== '' && (counts || plain) ? [end + counted.length] : [];
  });
}

/** Words next to a name that add nothing to it. */
const SMALL_WORDS = new RegExp(`^(?:(?:${CLAUSE_WORDS.smallWords}|\\p{N}+)\\s*)*$`, 'u');

/** Whether a segment is only a name with its quantity: `two pillows`, `the light`. */
export function isBare({ text, mention, before }: Segment): boolean {
  if (mention === null) return false;
  const named = text.slice(before.trimStart().length).slice(mention.end - mention.start);
  const counted = (part: string) =>
    part
      .replaceAll(/[\p{L}\p{N}]+/gu, (word) => (isNumber(word) ? '' : word))
      .replaceAll(/[^\p{L}\p{N} ]/gu, ' ');
  return [before, named].every((part) => SMALL_WORDS.test(counted(part).trim()));
}

/** A longer segment says more than what is wanted. */
const MOST_LISTED_WORDS = 6;

/** Whether a segment is only a thing with its quantity, as in a list: `half a dozen hangers, many thanks`. */
export const isListed = ({ text, mention, cues, question }: Segment): boolean =>
  mention !== null && cues.size === 0 && !question && wordsOf(text).length <= MOST_LISTED_WORDS;

const isNumber = (word: string) => quantityWord(word) !== null;

/** Splits a sentence at connectors between two named things, and before a new question. */
function cut(sentence: string, mentions: readonly Mention[], language: AnswerLanguage): string[] {
  const newQuestion = NEW_QUESTION[language];
  const parts: string[] = [];
  let from = 0;
  const joints = [
    ...[...sentence.matchAll(CONNECTOR), ...sentence.matchAll(WITHIN)].map(({ index, 0: text }) => ({
      index,
      after: index + text.length,
    })),
    ...enumerated(sentence, mentions, language).map((index) => ({ index, after: index })),
  ].sort((one, other) => one.index - other.index);
  for (const { index, after } of joints) {
    if (index < from) continue;
    const before = mentions.some((m) => m.start >= from && m.end <= index);
    const next = mentions.some((m) => m.start >= after);
    if (before && (next || newQuestion.test(sentence.slice(after)))) {
      parts.push(sentence.slice(from, index));
      from = after;
    }
  }
  parts.push(sentence.slice(from));
  return parts;
}

/** The mention that a segment is about: a broken thing before one that is only named. */
function principal(mentions: readonly Mention[], cues: ReadonlySet<Cue>): Mention | null {
  const faulty = cues.has('fault') || cues.has('lack');
  const broken = faulty ? mentions.find((mention) => SERVICES[mention.service].nature === 'fix') : undefined;
  return broken ?? mentions[0] ?? null;
}

/** A clock time in figures, whose hour is not a quantity: `wake me 6.15`. */
const CLOCK_FIGURES = /(?<!\d)\d{1,2}[.:h]\d{2}(?!\d)/gu;

/** The quantity of the mentioned thing; numbers of times, days and rooms do not count. */
function quantityOf(text: string, { start, end }: Mention, language: AnswerLanguage): number | null {
  const counting = withoutAges(withoutSaidTimes(text));
  const said = quantityAfter(text.slice(end).replace(CLOCK_FIGURES, ''), language);
  return (
    quantityShared(counting, start, end, language) ??
    moreIn(counting.slice(end), language) ??
    quantityBefore(counting, 0, start, end, language) ??
    quantityAfter(counting.slice(end), language) ??
    // `Hangers, about five` has no time if no other number counts the hangers.
    (findSaidTimes(text.slice(0, end)).length === 0 ? said : null)
  );
}

function parsePart(text: string, language: AnswerLanguage, question: boolean): Segment {
  const mentions = findServices(text, language);
  // `When we are out` and `in two hours` are not questions.
  const cues = cuesIn(withoutSaidTimes(text, ['when']), language);
  const mention = principal(mentions, cues);
  const before = mention ? text.slice(0, mention.start) : '';
  const after = mention ? text.slice(mention.end) : '';
  const fix = mention !== null && SERVICES[mention.service].nature === 'fix';
  const unwanted = NOT_THIS.test(before) || (!fix && UNWANTED_AFTER[language].test(after));
  const wanted = WANTED_AFTER[language].test(after) || CONTRAST.test(text);
  return {
    text: text.trim(),
    mention,
    before,
    quantity: mention ? quantityOf(text, mention, language) : null,
    cues,
    question,
    negated: mention !== null && (unwanted || NEGATION_BEFORE[language].test(withoutLastTime(before))),
    own: cues.size > 0 || wanted || unwanted,
    contrast: unwanted ? 'unwanted' : wanted ? 'wanted' : null,
  };
}

const isFix = ({ mention }: Segment) => mention !== null && SERVICES[mention.service].nature === 'fix';

/** Whether a segment refuses what it has named: `towels no`. */
const endsInRefusal = ({ text, mention, before }: Segment): boolean =>
  mention !== null &&
  Object.values(UNWANTED_AFTER).some((after) =>
    after.test(text.slice(before.trimStart().length + mention.end - mention.start)),
  );

const ONLY_THIS = new RegExp(
  `^(?:(?:${CLAUSE_WORDS.meantLead}) )?(?:(?:${CLAUSE_WORDS.articles}|${CLAUSE_WORDS.some}) )?$`,
  'u',
);

/** Whether a segment corrects the one before, which names what the guest does not mean. */
function isMeantInstead(segment: Segment, before: Segment): boolean {
  if (before.contrast !== 'unwanted' || !segment.mention) return false;
  // `Towels no, sheets`: the guest wants the second thing, which is of the same kind.
  if (before.mention && endsInRefusal(before))
    return !segment.own && !segment.negated && isFix(segment) === isFix(before);
  if (!NOT_THIS.test(before.before)) return false;
  return !segment.negated && isFix(segment) === isFix(before) && ONLY_THIS.test(segment.before.trimStart());
}

/** Passes the cues of a list on to its later items: `could you bring a towel, a pillow` asks for both. */
function inherit(segments: readonly Segment[]): Segment[] {
  return segments.map((segment, index) => {
    const before = segments[index - 1];
    // `It's not the dishwasher, it's the hob that's dead`; `not a pillow, a blanket`.
    if (before && isMeantInstead(segment, before)) return { ...segment, own: true, contrast: 'wanted' };
    if (segment.own || segment.mention === null) return segment;
    const next = segments[index + 1];
    const fix = SERVICES[segment.mention.service].nature === 'fix';
    if (fix && next?.cues.has('fault')) return { ...segment, cues: next.cues };
    const previous = segments[index - 1];
    if (!previous || previous.cues.has('fault')) return segment;
    return { ...segment, cues: previous.cues, negated: previous.negated };
  });
}

/** The segments of a normalised message, in order, without empty ones. */
export function segmentsOf(normalised: string, language: AnswerLanguage): Segment[] {
  const segments: Segment[] = [];
  for (const [sentence] of normalised.matchAll(SENTENCE)) {
    const parts = cut(sentence, findServices(sentence, language), language);
    const read = parts.map((part) => parsePart(part, language, sentence.includes('?')));
    for (const segment of inherit(read)) if (/[\p{L}\p{N}]/u.test(segment.text)) segments.push(segment);
  }
  return segments;
}
