import { z } from 'zod';
import { byAnswerLanguage, loadAnswerData } from '../../data/answer-data.ts';
import { findServices, type Mention } from '../../language/lexicon/find-services.ts';
import { SERVICES } from '../../language/lexicon/services.ts';
import { withoutAges } from '../../language/numbers/ages.ts';
import { moreIn, numberOf, quantityAfter, quantityBefore } from '../../language/numbers/quantity.ts';
import { ANSWER_LANGUAGES, type AnswerLanguage } from '../../language/text/answer-language.ts';
import { findSaidTimes, withoutSaidTimes } from '../../language/times/find-said-times.ts';
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
    /** How a new wish begins: `I don't want an iron I want a hairdryer`. */
    wishStarts: Phrases,
    /** What says before a name that not this is meant: `it's not the dishwasher`, `not a pillow`. */
    notThis: Phrases,
    /** What the name of something comes after that another thing is wanted for: `instead of pillows`. */
    insteadOf: Phrases,
    /** `Swap` the towels `for` pillows. */
    swap: z.strictObject({ verbs: Phrases, for: Phrases }),
  }),
);
/** One expression of what every language has: guests mix them. */
const inAll = (key: Exclude<keyof (typeof WORDS)[AnswerLanguage], 'saidAfter' | 'swap'>) =>
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
  `^[^\\p{L}]*(?:(?:${inAll('connectors')}) )?(?:(?:i|we|eu|yo) )?(?:${inAll('contrasts')})(?!\\p{L})`,
  'u',
);
const INSTEAD_OF = new RegExp(`(?<!\\p{L})(?:${inAll('insteadOf')}) (?:[\\p{L}']+ ){0,2}$`, 'u');

const CONNECTOR = new RegExp(`,|(?<![\\p{L}])(?:&|\\+|${inAll('connectors')})(?![\\p{L}])`, 'gu');
const NEW_QUESTION = byAnswerLanguage(
  (language) => new RegExp(`^\\s*(?:${WORDS[language].questionStarts.join('|')})(?![\\p{L}])`, 'u'),
);
const negationBefore = (near: string, far: string) =>
  new RegExp(`(?:^|[^\\p{L}])(?:(?:${near}) (?:[\\p{L}']+ ){0,2}|(?:${far}) (?:[\\p{L}']+ ){0,4})$`, 'u');
/** In Portuguese `no restaurante` is in the restaurant. */
const withoutNo = (phrases: string) =>
  phrases
    .split('|')
    .filter((phrase) => phrase !== 'no')
    .join('|');
const NEGATION_BEFORE = byAnswerLanguage((language) => {
  const [near, far] = [inAll('negationsNear'), inAll('negationsFar')];
  return language === 'pt' ? negationBefore(withoutNo(near), withoutNo(far)) : negationBefore(near, far);
});

const NOT_THIS = new RegExp(
  `(?<!\\p{L})(?:${inAll('notThis')}) (?:(?:the|an?|os?|as?|um|uma|el|la|los|las|una?|our|my) )?$`,
  'u',
);
/** How a contrast or a new wish begins within a part: `no pillows thanks just a blanket`. */
const WITHIN = new RegExp(
  `(?<=\\s)(?=(?:${inAll('contrasts')}|${inAll('wishStarts')}) [\\p{L}\\p{N}])`,
  'gu',
);

/** Where things named follow each other with nothing but how many: `two pillows one blanket`, `bathrobes x2 slippers x2`. */
function enumerated(sentence: string, mentions: readonly Mention[], language: AnswerLanguage): number[] {
  return mentions.slice(1).flatMap(({ start }, at) => {
    const end = mentions[at]?.end ?? 0;
    const [gap = '', counted = '', word] =
      /^((?: ?x ?\d{1,2})? )(\p{L}+|\d{1,2})? ?$/u.exec(sentence.slice(end, start)) ?? [];
    const counts = word !== undefined && numberOf(word, language) !== null;
    // Two names in a row may be one thing, as `water glasses`; of three they are a list: `robe slippers and pillow`.
    const listed =
      mentions.length > 2 && mentions.every(({ service }) => SERVICES[service].nature === 'deliver');
    const plain = word === undefined && (counted !== ' ' || listed);
    return gap !== '' && (counts || plain) ? [end + counted.length] : [];
  });
}

/** What may be beside a name without saying anything of it. */
const SMALL_WORDS =
  /^(?:(?:the|an?|some|um|uma|uns|umas|o|a|os|as|un|una|unos|unas|el|la|los|las|more|extra|too|half|of|de|meia|media|also|please|pls|thanks|thx|por favor|porfa|pf|obrigad[oa]|gracias|x|\p{N}+)\s*)*$/u;

/** Whether a stretch is only the name of something, with how many: `two pillows`, `the light`. */
export function isBare({ text, mention, before }: Segment): boolean {
  if (mention === null) return false;
  const named = text.slice(before.trimStart().length).slice(mention.end - mention.start);
  const counted = (part: string) =>
    part
      .replaceAll(/[\p{L}\p{N}]+/gu, (word) => (isNumber(word) ? '' : word))
      .replaceAll(/[^\p{L}\p{N} ]/gu, ' ');
  return [before, named].every((part) => SMALL_WORDS.test(counted(part).trim()));
}

const isNumber = (word: string) => ANSWER_LANGUAGES.some((language) => numberOf(word, language) !== null);

/** Where a sentence falls apart: at connectors between two things named, or before a new question. */
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

/** The mention that a part is about: what is broken before what is merely named. */
function principal(mentions: readonly Mention[], cues: ReadonlySet<Cue>): Mention | null {
  const faulty = cues.has('fault') || cues.has('lack');
  const broken = faulty ? mentions.find((mention) => SERVICES[mention.service].nature === 'fix') : undefined;
  return broken ?? mentions[0] ?? null;
}

/** How many of what is named; a number of a time, a day or a room counts nothing. */
function quantityOf(text: string, { start, end }: Mention, language: AnswerLanguage): number | null {
  const counting = withoutAges(withoutSaidTimes(text));
  const said = quantityAfter(text.slice(end), language);
  return (
    moreIn(counting.slice(end), language) ??
    quantityBefore(counting, 0, start, end, language) ??
    quantityAfter(counting.slice(end), language) ??
    // `Hangers, about five` is no time, where nothing else counts them.
    (findSaidTimes(text.slice(0, end)).length === 0 ? said : null)
  );
}

function parsePart(text: string, language: AnswerLanguage, question: boolean): Segment {
  const mentions = findServices(text, language);
  // `When we are out` and `in two hours` ask nothing.
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
    negated: mention !== null && (unwanted || NEGATION_BEFORE[language].test(before)),
    own: cues.size > 0 || wanted || unwanted,
    contrast: unwanted ? 'unwanted' : wanted ? 'wanted' : null,
  };
}

const isFix = ({ mention }: Segment) => mention !== null && SERVICES[mention.service].nature === 'fix';

const ONLY_THIS =
  /^(?:(?:it'?s|is|but|e|es|sao|son|mas|sino|pero) )?(?:(?:the|an?|some|os?|as?|um|uma|el|la|los|las|una?|our|my) )?$/u;

/** Whether a stretch says what is meant where the one before says what is not. */
function isMeantInstead(segment: Segment, before: Segment): boolean {
  if (before.contrast !== 'unwanted' || !NOT_THIS.test(before.before) || !segment.mention) return false;
  return !segment.negated && isFix(segment) === isFix(before) && ONLY_THIS.test(segment.before.trimStart());
}

/** What the pieces of an enumeration share: `could you bring a towel, a pillow` asks for both. */
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

const swapWords = (kind: 'verbs' | 'for') =>
  Object.values(WORDS)
    .flatMap(({ swap }) => swap[kind])
    .join('|');
const SWAP = new RegExp(`(?<!\\p{L})(?:${swapWords('verbs')}) (?:[\\p{L}']+ ){0,2}$`, 'u');
const SWAP_FOR = new RegExp(`^(?: \\p{L}+)? (?:${swapWords('for')}) `, 'u');
/** Letters between what is swapped and the name of what is wanted for it: `for a`, `por unas`. */
const MOST_SWAP_CHARS = 16;

/** What is swapped for another thing, and where the name of that begins. */
function swappedIn(
  normalised: string,
  mentions: readonly Mention[],
): { mention: Mention; to: number } | null {
  // `Trocar` is also the name of a service: to change money.
  const [mention, wanted] = mentions.filter(
    ({ start, end }) => !SWAP.test(`${normalised.slice(start, end)} `),
  );
  if (!mention || !wanted || wanted.start - mention.end > MOST_SWAP_CHARS) return null;
  const verb = SWAP.exec(normalised.slice(0, mention.start));
  const after = SWAP_FOR.exec(normalised.slice(mention.end));
  return verb && after ? { mention, to: mention.end + after[0].length } : null;
}

/** What a line wants another thing for, and the line without it: `instead of pillows a blanket` wants a blanket. */
export function withoutReplaced(
  normalised: string,
  language: AnswerLanguage,
): { rest: string; replaced: readonly Mention[] } {
  const mentions = findServices(normalised, language);
  const swapped = swappedIn(normalised, mentions);
  if (swapped) {
    return { rest: normalised.slice(swapped.to), replaced: [swapped.mention] };
  }
  const replaced = mentions.filter(({ start }) => INSTEAD_OF.test(normalised.slice(0, start)));
  const rest = [...replaced].reverse().reduce((text, { start, end }) => {
    const before = text.slice(0, start).replace(INSTEAD_OF, '');
    return `${before}${text.slice(end)}`;
  }, normalised);
  return { rest: rest.replaceAll(/\s+/gu, ' ').trim(), replaced };
}
