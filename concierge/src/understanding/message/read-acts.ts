import { SERVICE_WORDS } from '../../language/lexicon/find-services.ts';
import { type LexiconKey, SERVICES } from '../../language/lexicon/services.ts';
import type { AnswerLanguage } from '../../language/text/answer-language.ts';
import { normalise } from '../../language/text/normalise.ts';
import {
  type FollowUp,
  isLexiconKey,
  type MeaningAct,
  type Told,
} from '../../meaning-model/meaning-labels.ts';
import { readWishes } from '../../meaning-model/meaning-model.ts';
import { ACT, CHOOSE, CONFIRM, READ } from '../../meaning-model/thresholds.ts';
import type { Wish } from '../../meaning-model/wishes.ts';
import { TOPICS } from '../cues/topics.ts';
import type { Act } from './acts.ts';
import type { Segment } from './segments.ts';
import type { SmallTalkTopic } from './small-talk.ts';

/** Acts that say nothing about the stay; beside a wish they are manners. */
const MANNERS: Readonly<Partial<Record<MeaningAct, SmallTalkTopic>>> = {
  thank: 'thanks',
  greet: 'greet',
  bye: 'bye',
  meta: 'who',
  smalltalk: 'chat',
  feeling: 'feeling',
};
const ANSWERS: Readonly<Partial<Record<MeaningAct, SmallTalkTopic>>> = { confirm: 'yes', deny: 'no' };

/** The words that facts about a topic are searched by, where its name is none. */
const TOPIC_WORDS: Readonly<Record<string, string>> = {
  phone: 'phone number',
  transport: 'bus',
  tax: 'tourist tax',
  payment: 'credit card',
  'quiet-hours': 'quiet hours',
  elevator: 'lift',
};

/** A question as it is searched: with the name of what it is about, where its own words lack that. */
function queryOf(
  words: string,
  target: string | null,
  segments: readonly Segment[],
  language: AnswerLanguage,
) {
  const query = normalise(words);
  if (isLexiconKey(target)) {
    const named = segments.some(({ mention }) => mention?.service === target);
    return named
      ? query
      : `${query} ${SERVICE_WORDS[language][target].terms[0]?.replaceAll('*', '') ?? ''}`.trim();
  }
  const topic = TOPICS.find(([name]) => name === target);
  if (target === null || topic?.[1].test(query)) return query;
  return `${query} ${TOPIC_WORDS[target] ?? target}`;
}

/** What a line says of what it names, against any wish: rules read a negation more surely than the model. */
function deniedBy(segment: Segment | undefined, item: LexiconKey): Act | null {
  if (!segment) return null;
  if (segment.cues.has('cancel')) return { kind: 'cancel', item, no: null };
  const missing = SERVICES[item].nature === 'fix' || segment.cues.has('lack') || segment.cues.has('fault');
  return segment.negated && !missing ? { kind: 'decline', item } : null;
}

function requestOf(item: LexiconKey, words: string, sure: boolean, segments: readonly Segment[]): Act {
  const segment = segments.find(({ mention }) => mention?.service === item);
  const denied = deniedBy(segment, item);
  if (denied) return denied;
  if (!sure) return { kind: 'confirm', item };
  const { nature } = SERVICES[item];
  const counted = nature === 'deliver' || nature === 'book' || nature === 'inform';
  return {
    kind: 'request',
    item,
    quantity: counted ? (segment?.quantity ?? null) : null,
    words: segment && segments.length > 1 ? segment.text : normalise(words),
  };
}

const ASKS_WHERE_OR_WHAT = /^(?:what|where|which|how|when|qual|onde|como|quando|cual|donde|cuando)(?!\p{L})/u;

/** `Do you have an adapter?` asks for one; its price, its hours and its place are asked about. */
function asksForIt(item: LexiconKey, segments: readonly Segment[]): boolean {
  const segment = segments.find(({ mention }) => mention?.service === item);
  if (!segment?.question || SERVICES[item].nature !== 'deliver') return false;
  const { cues, text } = segment;
  return !cues.has('price') && !cues.has('time') && !ASKS_WHERE_OR_WHAT.test(text);
}

const REQUEST_NUMBER = /(?<![\d:])(\d{1,6})(?![\d:])/;

function actOf(wish: Wish, segments: readonly Segment[], language: AnswerLanguage): Act | null {
  const { act, target, words } = wish;
  const item = isLexiconKey(target) ? target : null;
  const sure = isSure(wish, segments);
  switch (act) {
    case 'request':
    case 'report':
      if (item === null) return null;
      return requestOf(item, words, sure, segments);
    case 'ask':
      if (item && asksForIt(item, segments)) return { kind: 'confirm', item };
      return { kind: 'ask', query: queryOf(words, target, segments, language), item };
    case 'chase':
      return { kind: 'status', item };
    case 'cancel': {
      const no = REQUEST_NUMBER.exec(words);
      if (sure || target === '?') return { kind: 'cancel', item, no: no ? Number(no[1]) : null };
      return item && { kind: 'decline', item };
    }
    case 'decline':
      return item && { kind: 'decline', item };
    case 'amend':
      return { kind: 'amend', item, words };
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

const MOST_CHOICES = 3;

/** The services that an unsure line may ask for. */
function candidates(wishes: readonly Wish[]): LexiconKey[] {
  const items = wishes
    .filter(({ act, certainty }) => (act === 'request' || act === 'report') && certainty >= CHOOSE)
    .flatMap(({ target }) => (isLexiconKey(target) ? [target] : []));
  return [...new Set(items)].slice(0, MOST_CHOICES);
}

/** Manners and an answer to nothing are left out where a line does something else too. */
function withoutManners(acts: readonly Act[]): Act[] {
  const others = acts.filter(({ kind }) => kind !== 'small-talk' && kind !== 'off-topic');
  return others.length > 0 ? others : acts.slice(0, 1);
}

const isNamed = ({ target }: Wish, segments: readonly Segment[]) =>
  segments.some(({ mention }) => mention !== null && mention.service === target);

const isSure = (wish: Wish, segments: readonly Segment[]) =>
  wish.certainty >= ACT[isLexiconKey(wish.target) && !isNamed(wish, segments) ? 'unnamed' : 'named'];

/** Whether a wish is likely enough to speak of; one that only its name speaks for is dropped beside a sure one. */
function isLikely(wish: Wish, segments: readonly Segment[], alone: boolean): boolean {
  if (!isLexiconKey(wish.target)) return wish.certainty >= READ;
  return wish.certainty >= CONFIRM[alone && isNamed(wish, segments) ? 'named' : 'unnamed'];
}

/**
 * What the meaning model takes a line to do: what it is sure of, with what it only supposes as a question to confirm.
 * Empty when it is too unsure for either.
 */
export function readActs(text: string, segments: readonly Segment[], language: AnswerLanguage): Act[] {
  const wishes = readWishes(text);
  const alone = !wishes.some((wish) => isSure(wish, segments));
  const likely = wishes.filter((wish) => isLikely(wish, segments, alone));
  const acts = withoutManners(likely.flatMap((wish) => actOf(wish, segments, language) ?? []));
  const supposed = acts.flatMap((act) => (act.kind === 'confirm' ? [act.item] : []));
  // Of several things that the guest may want, none is asked about by itself.
  return supposed.length > 1 && supposed.length === acts.length
    ? [{ kind: 'choose-between', items: supposed.slice(0, MOST_CHOICES) }]
    : acts;
}

/** What an unsure line may mean, for the guest to choose from; null where nothing is likely enough. */
export function choicesRead(text: string): Act | null {
  const [first, ...others] = candidates(readWishes(text));
  if (!first) return null;
  return others.length > 0
    ? { kind: 'choose-between', items: [first, ...others] }
    : { kind: 'confirm', item: first };
}
