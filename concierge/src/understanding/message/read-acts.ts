import { SERVICE_WORDS } from '../../language/lexicon/find-services.ts';
import { type LexiconKey, SERVICES } from '../../language/lexicon/services.ts';
import { onlyNumberIn } from '../../language/numbers/only-number.ts';
import type { AnswerLanguage } from '../../language/text/answer-language.ts';
import { normalise } from '../../language/text/normalise.ts';
import {
  type FollowUp,
  isLexiconKey,
  type MeaningAct,
  type Told,
} from '../../meaning-model/meaning-labels.ts';
import { readMeaning, readWishes } from '../../meaning-model/meaning-model.ts';
import { ACT, CHOOSE, CONFIRM, READ } from '../../meaning-model/thresholds.ts';
import type { Wish } from '../../meaning-model/wishes.ts';
import { TOPICS } from '../cues/topics.ts';
import type { Act, RequestAct } from './acts.ts';
import { refuses } from './refuses.ts';
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

/** A line as the lexicon cuts it, and what the model takes it to do. */
interface Line {
  segments: readonly Segment[];
  wishes: readonly Wish[];
}

/** Who wants no cleaning has it told to staff, who would come unasked. */
export const declined = (item: LexiconKey, words: string): Act =>
  item === 'cleaning' ? { kind: 'tell', told: 'noCleaning', words } : { kind: 'decline', item };

/** What a line says of what it names, against any wish: rules read a negation more surely than the model. */
function deniedBy(segment: Segment | undefined, item: LexiconKey, words: string, line: Line): Act | null {
  // `No towels, just a bathrobe`: the negation is that of the towels.
  const elsewhere = line.wishes.some(
    ({ act, target }) => (act === 'decline' || act === 'cancel') && target !== item,
  );
  if (!segment || (elsewhere && !segment.own)) return null;
  if (segment.cues.has('cancel')) return { kind: 'cancel', item, no: null };
  const missing = SERVICES[item].nature === 'fix' || segment.cues.has('lack') || segment.cues.has('fault');
  return segment.negated && !missing ? declined(item, words) : null;
}

/** A wish that is not carried out before the guest has said yes, which then has what was said at first. */
export const supposed = ({ item, quantity, words }: RequestAct): Act => ({
  kind: 'confirm',
  item,
  ...(quantity !== null && { quantity }),
  words,
});

function requestOf(item: LexiconKey, words: string, sure: boolean, line: Line): Act {
  const { segments } = line;
  const segment = segments.find(({ mention }) => mention?.service === item);
  const denied = deniedBy(segment, item, words, line);
  if (denied) return denied;
  const { nature } = SERVICES[item];
  const counted = nature === 'deliver' || nature === 'book' || nature === 'inform';
  const unnamed = nature === 'deliver' ? onlyNumberIn(normalise(words)) : null;
  const request: RequestAct = {
    kind: 'request',
    item,
    quantity: segment ? (counted ? segment.quantity : null) : unnamed,
    words: segment && segments.length > 1 ? segment.text : normalise(words),
  };
  // `Do you have pillows?` may only want to know.
  const asks =
    nature === 'deliver' && segment?.question && segment.cues.has('ask') && !segment.cues.has('want');
  return sure && !asks ? request : supposed(request);
}

/** `We decided against the boat` asks nothing about it. */
const isRefused = (item: LexiconKey, segments: readonly Segment[]) =>
  segments.some(
    ({ mention, negated, question, cues }) =>
      mention?.service === item && negated && !question && !cues.has('lack') && !cues.has('fault'),
  );

const ASKS_WHERE_OR_WHAT = /^(?:what|where|which|how|when|qual|onde|como|quando|cual|donde|cuando)(?!\p{L})/u;

/** `Do you have an adapter?` asks for one; its price, its hours and its place are asked about. */
function asksForIt(item: LexiconKey, segments: readonly Segment[]): boolean {
  const segment = segments.find(({ mention }) => mention?.service === item);
  if (!segment?.question || SERVICES[item].nature !== 'deliver') return false;
  const { cues, text } = segment;
  return !cues.has('price') && !cues.has('time') && !ASKS_WHERE_OR_WHAT.test(text);
}

/** What a line cancels or changes without its name has to be surer: `cancel my request` names nothing. */
function namedItem(wish: Wish, segments: readonly Segment[]): LexiconKey | null {
  if (!isLexiconKey(wish.target) || wish.target === 'concierge') return null;
  return isNamed(wish, segments) || wish.certainty >= ACT.unnamed ? wish.target : null;
}

/** A question that does not name a service is about one from here on; its words are searched in any case. */
const SURELY_ABOUT = 0.7;

const REQUEST_NUMBER = /(?<![\d:])(\d{1,6})(?![\d:])/;

function actOf(wish: Wish, line: Line, language: AnswerLanguage): Act | null {
  const { segments } = line;
  const { act, target, words } = wish;
  const item = isLexiconKey(target) ? target : null;
  const sure = isSure(wish, segments);
  // `Clean the room after breakfast` puts cleaning off, and still wants it.
  if ((target === 'noCleaning' || (act === 'decline' && item === 'cleaning')) && !refuses(words))
    return isNamed({ ...wish, target: 'cleaning' }, segments)
      ? requestOf('cleaning', words, true, line)
      : null;
  switch (act) {
    case 'request':
    case 'report':
      if (item === null) return null;
      return requestOf(item, words, sure, line);
    case 'ask':
      if (item && isRefused(item, segments)) return declined(item, words);
      if (item && asksForIt(item, segments)) return { kind: 'confirm', item };
      return {
        kind: 'ask',
        query: queryOf(words, target, segments, language),
        item: item && (isNamed(wish, segments) || wish.certainty >= SURELY_ABOUT) ? item : null,
      };
    case 'chase':
      return { kind: 'status', item };
    case 'cancel': {
      const no = REQUEST_NUMBER.exec(words);
      if (sure || target === '?')
        return { kind: 'cancel', item: namedItem(wish, segments), no: no ? Number(no[1]) : null };
      return item && declined(item, words);
    }
    case 'decline':
      return item && declined(item, words);
    case 'amend':
      return { kind: 'amend', item: namedItem(wish, segments), words };
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

/** A wish this many times as likely as the next one is asked about alone. */
const CLEARLY = 1.6;

/** Services that stand for any other. */
const EVERYTHING: ReadonlySet<string> = new Set(['concierge', 'housekeeping', 'maintenance', 'engineering']);

/** A taxi to the airport and the shuttle there are the same service where a property has one of them. */
function isOneService(one: string | null, other: string | null): boolean {
  if (!isLexiconKey(one) || !isLexiconKey(other)) return false;
  const [named, supposed] = [SERVICES[one].keys, SERVICES[other].keys].map(
    ([own = '', ...wider]: readonly string[]) => ({
      own,
      wider: wider.filter((key) => !EVERYTHING.has(key)),
    }),
  );
  return Boolean(
    named && supposed && (named.wider.includes(supposed.own) || supposed.wider.includes(named.own)),
  );
}

/** The services that an unsure line may ask for, the likeliest first; one alone where it is clearly the likeliest. */
function candidates(wishes: readonly Wish[]): LexiconKey[] {
  const likely = wishes
    .filter(({ act, target }) => (act === 'request' || act === 'report') && isLexiconKey(target))
    .filter(({ certainty }) => certainty >= CHOOSE)
    .sort((one, other) => other.certainty - one.certainty);
  const [first, second] = likely;
  const alike = first && second && isOneService(first.target, second.target);
  const clear = first && (alike || first.certainty >= (second?.certainty ?? CHOOSE) * CLEARLY);
  const items = (clear ? [first] : likely).flatMap(({ target }) => (isLexiconKey(target) ? [target] : []));
  return [...new Set(items)].slice(0, MOST_CHOICES);
}

/** Manners and an answer to nothing are left out where a line does something else too. */
function withoutManners(acts: readonly Act[]): Act[] {
  const others = acts.filter(({ kind }) => kind !== 'small-talk' && kind !== 'off-topic');
  return others.length > 0 ? others : acts.slice(0, 1);
}

const GRANTING: ReadonlySet<MeaningAct> = new Set(['request', 'report', 'ask']);
const REFUSING: ReadonlySet<MeaningAct> = new Set(['decline', 'cancel']);

/** Two words for one thing: `no housekeeping, we don't need cleaning`. */
const isSame = (one: Act, other: Act): boolean =>
  one.kind === other.kind &&
  (one.kind === 'tell'
    ? other.kind === 'tell' && one.told === other.told
    : 'item' in one && 'item' in other && one.kind !== 'ask' && one.item === other.item);

const isNamed = ({ target }: Wish, segments: readonly Segment[]) =>
  segments.some(({ mention }) => mention !== null && mention.service === target);

const isSure = (wish: Wish, segments: readonly Segment[]) =>
  wish.certainty >= ACT[isLexiconKey(wish.target) && !isNamed(wish, segments) ? 'unnamed' : 'named'];

/** Whether a wish is likely enough to speak of; one that only its name speaks for is dropped beside a sure one. */
function isLikely(wish: Wish, segments: readonly Segment[], alone: boolean): boolean {
  if (!isLexiconKey(wish.target)) return wish.certainty >= READ;
  if (isSure(wish, segments)) return true;
  if (REFUSING.has(wish.act) && isNamed(wish, segments)) return wish.certainty >= READ;
  return wish.certainty >= CONFIRM[alone && isNamed(wish, segments) ? 'named' : 'unnamed'];
}

const isRefusal = ({ negated, cues }: Segment) => negated || cues.has('cancel');

/**
 * What a line of several things says of each: as its own stretch of the line is read, where the model read nothing sure
 * of it from the whole line, or took what that says of one thing to be said of the other.
 */
function ownWishesOf(wishes: readonly Wish[], segments: readonly Segment[]): Wish[] {
  const named = segments.filter(({ mention }) => mention !== null);
  if (named.length < 2) return [];
  return named.flatMap((segment): Wish[] => {
    const { mention, text, negated, own, contrast } = segment;
    const target = mention?.service ?? null;
    const known = wishes.find((wish) => wish.target === target && isSure(wish, segments));
    const label = readMeaning(text).labels.find((read) => read.target === target);
    const wish = label && { ...label, certainty: label.score, words: text };
    const others = named.filter((other) => other !== segment);
    if (contrast === 'wanted' && !negated && others.some(isRefusal))
      return [{ act: 'request', target, certainty: ACT.named, words: text }];
    if (contrast === 'unwanted' && !others.every(isRefusal))
      return [{ act: 'decline', target, certainty: ACT.named, words: text }];
    if (known && !(own && wish && REFUSING.has(known.act) && GRANTING.has(wish.act) && !negated)) return [];
    return wish && isSure(wish, segments) ? [wish] : [];
  });
}

/**
 * What the meaning model takes a line to do: what it is sure of, with what it only supposes as a question to confirm.
 * Empty when it is too unsure for either.
 */
export function readActs(text: string, segments: readonly Segment[], language: AnswerLanguage): Act[] {
  const whole = readWishes(text);
  const normalised = normalise(text);
  const placeOf = ({ words }: Wish) => normalised.indexOf(normalise(words));
  const besides = ownWishesOf(whole, segments);
  const wishes = [
    ...whole.filter(({ target }) => target === null || !besides.some((wish) => wish.target === target)),
    ...besides,
  ].sort((one, other) => placeOf(one) - placeOf(other));
  const alone = !wishes.some((wish) => isSure(wish, segments));
  const likely = wishes.filter((wish) => isLikely(wish, segments, alone));
  const read = likely.flatMap((wish) => actOf(wish, { segments, wishes: likely }, language) ?? []);
  const acts = withoutManners(
    read.filter((act, at) => !read.slice(0, at).some((earlier) => isSame(act, earlier))),
  );
  const confirmed = acts.flatMap((act) => (act.kind === 'confirm' ? [act.item] : []));
  // Of several things that the guest may want, none is asked about by itself.
  return confirmed.length > 0 && confirmed.length === acts.length ? clearest(acts, confirmed, wishes) : acts;
}

/**
 * Of what is only supposed the one wish that is clearly the likeliest, else all of them to choose from; also where the
 * line names something, and the model takes it for something else.
 */
function clearest(acts: readonly Act[], items: readonly LexiconKey[], wishes: readonly Wish[]): Act[] {
  const likely = candidates(wishes);
  const [first] = likely;
  const only = items.length === 1 || likely.length === 1;
  if (first !== undefined && likely.length === 1 && items.every((item) => isOneService(first, item)))
    return [{ kind: 'confirm', item: first }];
  if (only && (first === undefined || items.includes(first)))
    return [acts.find((act) => 'item' in act && act.item === (first ?? items[0])) ?? { kind: 'unknown' }];
  return [{ kind: 'choose-between', items: [...new Set([...likely, ...items])].slice(0, MOST_CHOICES) }];
}

/** What an unsure line may mean, for the guest to choose from; null where nothing is likely enough. */
export function choicesRead(text: string): Act | null {
  const wishes = readWishes(text);
  const [first, ...others] = candidates(wishes);
  if (!first) return null;
  if (others.length > 0) return { kind: 'choose-between', items: [first, ...others] };
  const wish = wishes.find(({ target }) => target === first);
  return wish && wish.certainty >= READ ? { kind: 'confirm', item: first } : null;
}
