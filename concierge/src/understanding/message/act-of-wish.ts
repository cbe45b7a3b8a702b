import { type LexiconKey, SERVICES } from '../../language/lexicon/services.ts';
import { isQuestion } from '../../language/search/question.ts';
import type { AnswerLanguage } from '../../language/text/answer-language.ts';
import { CLAUSE_WORDS } from '../../language/text/clause-words.ts';
import { normalise } from '../../language/text/normalise.ts';
import { withoutSaidTimes } from '../../language/times/find-said-times.ts';
import {
  type FollowUp,
  isLexiconKey,
  type MeaningAct,
  type Told,
} from '../../meaning-model/meaning-labels.ts';
import { ACT } from '../../meaning-model/thresholds.ts';
import type { Wish } from '../../meaning-model/wishes.ts';
import type { Act } from './acts.ts';
import { changesSomething } from './changes.ts';
import { saysWrongBrought } from './disputes.ts';
import { refuses } from './refuses.ts';
import { searchedQuestion } from './searched-question.ts';
import { isBare, type Segment } from './segments.ts';
import { saysFine } from './set-aside.ts';
import type { SmallTalkTopic } from './small-talk.ts';
import { isNamed, isSure, isWithin, turnsDown } from './sure-wish.ts';
import { hasCleaningVerb } from './told.ts';
import { declined, FAULTS, type Line, requestOf } from './wanted-service.ts';

/** Acts that say nothing about the stay; next to a wish they are only manners. */
const MANNERS: Readonly<Partial<Record<MeaningAct, SmallTalkTopic>>> = {
  thank: 'thanks',
  greet: 'greet',
  bye: 'bye',
  meta: 'who',
  smalltalk: 'chat',
  feeling: 'feeling',
};
const ANSWERS: Readonly<Partial<Record<MeaningAct, SmallTalkTopic>>> = { confirm: 'yes', deny: 'no' };

/** `We decided against the boat` does not ask about the boat. */
const isRefused = (item: LexiconKey, segments: readonly Segment[]) =>
  segments.some(
    ({ mention, negated, question, cues }) =>
      mention?.service === item && negated && !question && !cues.has('lack') && !cues.has('fault'),
  );

const ASKS_WHERE_OR_WHAT = new RegExp(
  `^(?:${CLAUSE_WORDS.asksWhichOrWhere}|${CLAUSE_WORDS.asksHowOrWhen})(?!\\p{L})`,
  'u',
);

const ASKS_PRICE = new RegExp(`^(?:${CLAUSE_WORDS.asksPrice})(?!\\p{L})`, 'u');

/**
 * Whether a question about something to bring asks for it: `Do you have an adapter?` does, but not a question for its
 * price, hours or place.
 */
function asksForIt(item: LexiconKey, segments: readonly Segment[]): boolean {
  const segment = segments.find(({ mention }) => mention?.service === item);
  if (!segment?.question || SERVICES[item].nature !== 'deliver') return false;
  const { cues, text } = segment;
  return !cues.has('price') && !cues.has('time') && !ASKS_WHERE_OR_WHAT.test(text);
}

/** The service that a wish names. Without a name the wish has to be surer: `cancel my request` names nothing. */
function namedItem(wish: Wish, segments: readonly Segment[]): LexiconKey | null {
  if (!isLexiconKey(wish.target) || wish.target === 'concierge') return null;
  return isNamed(wish, segments) || wish.certainty >= ACT.unnamed ? wish.target : null;
}

/** Minimum score at which a question is about a target that it does not name; its words are searched anyway. */
const SURELY_ABOUT = 0.7;

const REQUEST_NUMBER = /(?<![\d:])(\d{1,6})(?![\d:])/;

/** Whether a negation describes a fault of the named thing instead of refusing it. */
const isFaultOf = (segment: Segment, item: LexiconKey): boolean =>
  SERVICES[item].nature === 'fix' &&
  segment.cues.has('negative') &&
  !saysFine(segment.text) &&
  !turnsDown(segment, 'fix') &&
  !isBare(segment);

/** `I'm in the shower now`, next to a wish, says where the guest is and reports no fault. */
const isOnlyWhere = (item: LexiconKey, segments: readonly Segment[]): boolean => {
  const segment = segments.find(({ mention }) => mention?.service === item);
  if (!segment || segments.length < 2 || SERVICES[item].nature !== 'fix') return false;
  // `No hot water` is not within the water, although `no` is also a word for `in the`.
  const saysFault =
    segment.negated || (['fault', 'lack', 'negative'] as const).some((cue) => segment.cues.has(cue));
  return isWithin(segment) && !saysFault;
};

/** Whether a line says of a thing only that it works: `the telly is fine now, don't send anyone`. */
const isInOrder = (item: LexiconKey, segments: readonly Segment[]): boolean =>
  SERVICES[item].nature === 'fix' &&
  segments.some(
    ({ mention, cues, question, text }) =>
      mention?.service === item && !question && !cues.has('fault') && !cues.has('lack') && saysFine(text),
  );

/**
 * A line in which the negation of a reported thing means that it is missing: `also no loo roll` does not decline it.
 */
const withLack = (item: LexiconKey, line: Line): Line => ({
  ...line,
  segments: line.segments.map((segment) =>
    segment.mention?.service === item && !segment.cues.has('want') ? { ...segment, negated: false } : segment,
  ),
});

const asksElse = ({ act, certainty }: Wish): boolean => act === 'ask' && certainty >= ACT.named;

/** The act of a wish; null if the wish is too unsure for one. */
export function actOfWish(wish: Wish, line: Line, language: AnswerLanguage): Act | null {
  const { segments } = line;
  const { act, target, words } = wish;
  const item = isLexiconKey(target) ? target : null;
  const sure = isSure(wish, segments);
  // `Clean the room after breakfast` postpones the cleaning, and still wants it.
  if ((target === 'noCleaning' || (act === 'decline' && item === 'cleaning')) && !refuses(words)) {
    const named = isNamed({ ...wish, target: 'cleaning' }, segments) || hasCleaningVerb(normalise(words));
    return named ? requestOf('cleaning', words, true, line) : null;
  }
  switch (act) {
    case 'request':
    case 'report':
      if (item === null) return null;
      if (ASKS_PRICE.test(normalise(words)))
        return { kind: 'ask', query: searchedQuestion(words, target, segments, language), item };
      if (isOnlyWhere(item, segments)) return null;
      if (isInOrder(item, segments)) return declined(item, words);
      return requestOf(item, words, sure, act === 'report' ? withLack(item, line) : line);
    case 'ask':
      if (item && isRefused(item, segments)) return declined(item, words);
      if (item && asksForIt(item, segments)) return { kind: 'confirm', item };
      // Properties have no facts about faults, so a statement reports one: `the neighbours are so loud`.
      if (item && FAULTS.has(item) && !isQuestion(words)) return requestOf(item, words, sure, line);
      return {
        kind: 'ask',
        query: searchedQuestion(words, target, segments, language),
        item: item && (isNamed(wish, segments) || wish.certainty >= SURELY_ABOUT) ? item : null,
      };
    case 'chase':
      return { kind: 'status', item };
    case 'cancel': {
      // `The 10 o'clock taxi` names no request by its number.
      const no = REQUEST_NUMBER.exec(withoutSaidTimes(words, ['when']));
      // `Never mind, when is breakfast?` drops the subject, but cancels nothing.
      const isSurely = wish.certainty >= ACT.unnamed;
      if (target === '?' && !no && !isSurely && line.wishes.some(asksElse)) return null;
      if (sure || target === '?')
        return { kind: 'cancel', item: namedItem(wish, segments), no: no ? Number(no[1]) : null };
      return item && declined(item, words);
    }
    case 'decline': {
      const segment = segments.find(({ mention }) => mention !== null && mention.service === item);
      // `Look at the shower, it does not drain`.
      if (item && segment && isFaultOf(segment, item)) return requestOf(item, words, sure, line);
      // The guest does not want what came instead, but still what they asked for.
      if (item && line.segments.some(({ text }) => saysWrongBrought(text)))
        return requestOf(item, words, sure, line);
      return item && declined(item, words);
    }
    case 'amend': {
      const named = namedItem(wish, segments);
      const wanted = named && !changesSomething(words) ? requestOf(named, words, true, line) : null;
      return { kind: 'amend', item: named, words, ...(wanted?.kind === 'request' && { otherwise: wanted }) };
    }
    case 'tell':
      return { kind: 'tell', told: target as Told, words };
    case 'complain':
      return { kind: 'complain', item };
    case 'person':
      return sure ? { kind: 'person' } : null;
    case 'follow':
      return { kind: 'follow', question: target as FollowUp, query: normalise(words) };
    case 'offtopic':
      return sure ? { kind: 'off-topic' } : null;
    default: {
      const topic = MANNERS[act] ?? (sure ? ANSWERS[act] : undefined);
      return topic ? { kind: 'small-talk', topic } : null;
    }
  }
}
