import { z } from 'zod';
import { byAnswerLanguage, loadAnswerData } from '../../data/answer-data.ts';
import { findServices, type Mention } from '../../language/lexicon/find-services.ts';
import { SERVICES } from '../../language/lexicon/services.ts';
import { quantityAfter, quantityBefore } from '../../language/numbers/quantity.ts';
import type { AnswerLanguage } from '../../language/text/answer-language.ts';
import { withoutSaidTimes } from '../../language/times/find-said-times.ts';
import { type Cue, cuesIn } from '../cues/cues.ts';

/** A stretch of a message that speaks of one thing: `two towels` and `the AC is broken` of one sentence are two. */
export interface Segment {
  text: string;
  mention: Mention | null;
  /** What stands before the mention. */
  before: string;
  quantity: number | null;
  cues: ReadonlySet<Cue>;
  question: boolean;
  /** The mention is what is not wanted: `no towels today`, `we don't need towels`. */
  negated: boolean;
  /** Its own words say whether it is wanted, rather than those of the part before it. */
  own: boolean;
  /** What it says in contrast to another part: `no towels, just a bathrobe`, `towels no, bathrobe yes`; else null. */
  contrast: 'wanted' | 'unwanted' | null;
}

const SENTENCE = /[^.!?;\n]+(?:\.(?=\S)[^.!?;\n]*)*[.!?;\n]*/gu;
const Phrases = z.array(z.string().min(1)).min(1);
const WORDS = loadAnswerData(
  'segments',
  z.strictObject({
    /** What may stand between two things named. */
    connectors: Phrases,
    /** How a new question begins. */
    questionStarts: Phrases,
    /** What says that something is not wanted, with up to two words before its name, and with up to four. */
    negationsNear: Phrases,
    negationsFar: Phrases,
    /** How a part begins that wants this where the part before does not want that: `no towels, just a bathrobe`. */
    contrasts: Phrases,
    /** What says after a name whether it is wanted: `bed linen yes, towels no`. */
    saidAfter: z.strictObject({ wanted: Phrases, unwanted: Phrases }),
    /** What the name of something comes after that another thing is wanted for: `instead of pillows`. */
    insteadOf: Phrases,
  }),
);
/** One expression of what every language has: guests mix them. */
const inAll = (key: Exclude<keyof (typeof WORDS)[AnswerLanguage], 'saidAfter'>) =>
  Object.values(WORDS)
    .flatMap((words) => words[key])
    .join('|');
const saidAfter = (kind: 'wanted' | 'unwanted') =>
  byAnswerLanguage(
    (language) =>
      new RegExp(`^[^\\p{L}]*(?:${WORDS[language].saidAfter[kind].join('|')})\\s*(?:$|[.,;!])`, 'u'),
  );
const WANTED_AFTER = saidAfter('wanted');
const UNWANTED_AFTER = saidAfter('unwanted');
const CONTRAST = new RegExp(
  `^[^\\p{L}]*(?:(?:${inAll('connectors')}) )?(?:${inAll('contrasts')})(?!\\p{L})`,
  'u',
);
const INSTEAD_OF = new RegExp(`(?<!\\p{L})(?:${inAll('insteadOf')}) (?:[\\p{L}']+ ){0,2}$`, 'u');

const CONNECTOR = new RegExp(`,|(?<![\\p{L}])(?:&|\\+|${inAll('connectors')})(?![\\p{L}])`, 'gu');
const NEW_QUESTION = byAnswerLanguage(
  (language) => new RegExp(`^\\s*(?:${WORDS[language].questionStarts.join('|')})(?![\\p{L}])`, 'u'),
);
const NEGATION_BEFORE = new RegExp(
  `(?:^|[^\\p{L}])(?:(?:${inAll('negationsNear')}) (?:[\\p{L}']+ ){0,2}|(?:${inAll('negationsFar')}) (?:[\\p{L}']+ ){0,4})$`,
  'u',
);

/** Where a sentence falls apart: at connectors between two things named, or before a new question. */
function cut(sentence: string, mentions: readonly Mention[], language: AnswerLanguage): string[] {
  const newQuestion = NEW_QUESTION[language];
  const parts: string[] = [];
  let from = 0;
  for (const match of sentence.matchAll(CONNECTOR)) {
    const after = match.index + match[0].length;
    const before = mentions.some((m) => m.start >= from && m.end <= match.index);
    const next = mentions.some((m) => m.start >= after);
    if (before && (next || newQuestion.test(sentence.slice(after)))) {
      parts.push(sentence.slice(from, match.index));
      from = after;
    }
  }
  parts.push(sentence.slice(from));
  return parts;
}

/** The mention that a part is about: what is broken before what is merely named. */
function principal(mentions: readonly Mention[], cues: ReadonlySet<Cue>): Mention | null {
  const faulty = cues.has('fault') || cues.has('lack');
  const broken = faulty ? mentions.find((mention) => SERVICES[mention.service].nature === 'fix') : undefined;
  return broken ?? mentions[0] ?? null;
}

/** How many of what is named; a number of a time, a day or a room counts nothing. */
function quantityOf(text: string, { start, end }: Mention, language: AnswerLanguage): number | null {
  const counting = withoutSaidTimes(text);
  return quantityBefore(counting, 0, start, end, language) ?? quantityAfter(counting.slice(end), language);
}

function parsePart(text: string, language: AnswerLanguage, question: boolean): Segment {
  const mentions = findServices(text, language);
  // `When we are out` and `in two hours` ask nothing.
  const cues = cuesIn(withoutSaidTimes(text, ['when']), language);
  const mention = principal(mentions, cues);
  const before = mention ? text.slice(0, mention.start) : '';
  const after = mention ? text.slice(mention.end) : '';
  const unwanted = UNWANTED_AFTER[language].test(after);
  const wanted = WANTED_AFTER[language].test(after) || CONTRAST.test(text);
  return {
    text: text.trim(),
    mention,
    before,
    quantity: mention ? quantityOf(text, mention, language) : null,
    cues,
    question,
    negated: mention !== null && (unwanted || NEGATION_BEFORE.test(before)),
    own: cues.size > 0 || wanted || unwanted,
    contrast: unwanted ? 'unwanted' : wanted ? 'wanted' : null,
  };
}

/** What the pieces of an enumeration share: `could you bring a towel, a pillow` asks for both. */
function inherit(segments: readonly Segment[]): Segment[] {
  return segments.map((segment, index) => {
    if (segment.own || segment.mention === null) return segment;
    const next = segments[index + 1];
    const fix = SERVICES[segment.mention.service].nature === 'fix';
    if (fix && next?.cues.has('fault')) return { ...segment, cues: next.cues };
    const previous = segments[index - 1];
    if (!previous || previous.cues.has('fault')) return segment;
    return { ...segment, cues: previous.cues, negated: previous.negated };
  });
}

/** A normalised message as segments, in order; parts that say nothing are dropped. */
export function segmentsOf(normalised: string, language: AnswerLanguage): Segment[] {
  const segments: Segment[] = [];
  for (const [sentence] of normalised.matchAll(SENTENCE)) {
    const parts = cut(sentence, findServices(sentence, language), language);
    const read = parts.map((part) => parsePart(part, language, sentence.includes('?')));
    for (const segment of inherit(read)) if (/[\p{L}\p{N}]/u.test(segment.text)) segments.push(segment);
  }
  return segments;
}

/** What a line wants another thing for, and the line without it: `instead of pillows a blanket` wants a blanket. */
export function withoutReplaced(
  normalised: string,
  language: AnswerLanguage,
): { rest: string; replaced: readonly Mention[] } {
  const replaced = findServices(normalised, language).filter(({ start }) =>
    INSTEAD_OF.test(normalised.slice(0, start)),
  );
  const rest = [...replaced].reverse().reduce((text, { start, end }) => {
    const before = text.slice(0, start).replace(INSTEAD_OF, '');
    return `${before}${text.slice(end)}`;
  }, normalised);
  return { rest: rest.replaceAll(/\s+/gu, ' ').trim(), replaced };
}
