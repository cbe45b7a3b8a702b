import { SERVICES } from '../../language/lexicon/services.ts';
import type { AnswerLanguage } from '../../language/text/answer-language.ts';
import { normalise } from '../../language/text/normalise.ts';
import { withoutSaidTimes } from '../../language/times/find-said-times.ts';
import { isLexiconKey, type MeaningAct } from '../../meaning-model/meaning-labels.ts';
import { readMeaning, readWishes } from '../../meaning-model/meaning-model.ts';
import { ACT, CHOOSE } from '../../meaning-model/thresholds.ts';
import { leadOf, type Wish } from '../../meaning-model/wishes.ts';
import { actOfWish } from './act-of-wish.ts';
import type { Act } from './acts.ts';
import { clearest } from './choices.ts';
import { contrasted } from './foreign-contrast.ts';
import { refuses } from './refuses.ts';
import { isBare, isListed, type Segment } from './segments.ts';
import { isLikely, isNamedInAny, isOnlyPlace, isSure, REFUSING } from './sure-wish.ts';

/** Manners and an answer to nothing are left out where a line does something else too. */
function withoutManners(acts: readonly Act[]): Act[] {
  const others = acts.filter(({ kind }) => kind !== 'small-talk' && kind !== 'off-topic');
  return others.length > 0 ? others : acts.slice(0, 1);
}

const GRANTING: ReadonlySet<MeaningAct> = new Set(['request', 'report', 'ask']);
/** Cues of a question about what is named. */
const ASKING = ['ask', 'time', 'price'] as const;

/** Two words for one thing: `no housekeeping, we don't need cleaning`. */
const isSame = (one: Act, other: Act): boolean =>
  one.kind === other.kind &&
  (one.kind === 'tell'
    ? other.kind === 'tell' && one.told === other.told
    : 'item' in one && 'item' in other && one.kind !== 'ask' && one.item === other.item);

const isRefusal = ({ negated, cues }: Segment) => negated || cues.has('cancel');

/**
 * What a line of several things says of each: as its own stretch of the line is read, where the model read nothing sure
 * of it from the whole line, or took what that says of one thing to be said of the other.
 */
function ownWishesOf(wishes: readonly Wish[], segments: readonly Segment[]): Wish[] {
  const named = segments.filter(({ mention }) => mention !== null);
  if (named.length < 2) return [];
  const own: Wish[] = [];
  for (const [at, segment] of named.entries()) {
    const found =
      ownWishOf(segment, named, wishes, segments) ??
      sharedWishOf(segment, named[at - 1] ?? named[at + 1], [...own, ...wishes], segments, at > 0);
    if (found) own.push(found);
  }
  return own;
}

/** Something named next to a wish is also a wish: `I need pillows and blankets`. */
function sharedWishOf(
  segment: Segment,
  neighbour: Segment | undefined,
  wishes: readonly Wish[],
  segments: readonly Segment[],
  follows: boolean,
): Wish | null {
  const { mention, text, negated } = segment;
  const isOne = isBare(segment) || (follows && isListed(segment));
  if (!mention || !neighbour?.mention || negated || !isOne) return null;
  if (![mention, neighbour.mention].every(({ service }) => SERVICES[service].nature === 'deliver'))
    return null;
  const before = wishes.find(({ target }) => target === neighbour.mention?.service);
  const known = wishes.find(({ target }) => target === mention.service);
  if (before?.act !== 'request' || !isSure(before, segments) || (known && isSure(known, segments)))
    return null;
  return { ...before, target: mention.service, words: text };
}

/** What a stretch of a line says by itself; null where the whole line says it already, or nothing sure is said. */
function ownWishOf(
  segment: Segment,
  named: readonly Segment[],
  wishes: readonly Wish[],
  segments: readonly Segment[],
): Wish | null {
  const { mention, text, negated, own, contrast, cues } = segment;
  const target = mention?.service ?? null;
  const known = wishes.find((wish) => wish.target === target && isSure(wish, segments));
  const { labels } = readMeaning(text);
  const label = labels.find((read) => read.target === target);
  const wish = label && { ...label, certainty: label.score, lead: leadOf(label, labels), words: text };
  const inContrast = { target, certainty: ACT.named, lead: ACT.named, words: text };
  const others = named.filter((other) => other !== segment);
  const isWanted = contrast === 'wanted' && !negated && !isOnlyPlace(segment) && others.some(isRefusal);
  if (isWanted) return { act: 'request', ...inContrast };
  if (contrast === 'unwanted' && !others.every(isRefusal)) return { act: 'decline', ...inContrast };
  // `An umbrella for two and tell me when the pool closes` asks about the pool alone.
  const asksOfOther = known?.act === 'ask' && wish?.act === 'request' && !ASKING.some((cue) => cues.has(cue));
  const granted = own && wish && known && REFUSING.has(known.act) && GRANTING.has(wish.act) && !negated;
  if (known && !asksOfOther && !granted) return null;
  // `The wardrobe only has three hangers` says nothing of the wardrobe.
  const saysNothing = isBare(segment) && SERVICES[mention?.service ?? 'leak'].nature === 'fix';
  if (wish && isSure(wish, segments) && !(saysNothing && wish.certainty < ACT.named)) return wish;
  // `No cleaning but take the trash please`.
  const lacks = cues.has('lack') || cues.has('fault');
  const refused = negated && !known && !lacks && SERVICES[mention?.service ?? 'leak'].nature !== 'fix';
  return refused && !others.every(isRefusal) ? { act: 'decline', ...inContrast } : null;
}

/** What a stretch wants in plain words, and turns down with none, is wanted: `we need more toilet paper`. */
function asWanted(wish: Wish, segments: readonly Segment[]): Wish {
  const segment = segments.find(({ mention }) => mention !== null && mention.service === wish.target);
  if (!segment?.cues.has('want') || isRefusal(segment)) return wish;
  // `Have a taxi waiting for 7` waits for none.
  const isLater = wish.act === 'chase' && segments.length > 1 && !segment.cues.has('status');
  if (isLater) return { ...wish, act: 'request' };
  if (!REFUSING.has(wish.act)) return wish;
  return segment.contrast === 'unwanted' || refuses(segment.text) ? wish : { ...wish, act: 'request' };
}

/** Telling staff not to clean and declining the cleaning are one thing, as sure as both together. */
function asOneRefusal(wishes: readonly Wish[]): Wish[] {
  const told = wishes.find(({ act, target }) => act === 'tell' && target === 'noCleaning');
  const declined = wishes.find(({ act, target }) => act === 'decline' && target === 'cleaning');
  if (!told || !declined) return [...wishes];
  const certainty = Math.min(1, told.certainty + declined.certainty);
  return wishes
    .filter((wish) => wish !== declined)
    .map((wish) => (wish === told ? { ...wish, certainty } : wish));
}

/** Whether a wish is for what only the time of a line names: `three more pillows after breakfast`. */
const isOnlyWhen = ({ target }: Wish, text: string, timeless: string): boolean =>
  isLexiconKey(target) && isNamedInAny(normalise(text), target) && !isNamedInAny(normalise(timeless), target);

/**
 * The wishes of a whole line. Where none is sure, or only what a time names, the time may be in the way: `three more
 * pillows after breakfast`, `when we leave`.
 */
function wishesOf(text: string, segments: readonly Segment[]): readonly Wish[] {
  const all = readWishes(text);
  const timeless = withoutSaidTimes(text, ['when']);
  const sure = all.filter((wish) => isSure(wish, segments));
  if (sure.some((wish) => !isOnlyWhen(wish, text, timeless))) return all;
  // A sure wish gives way to another wish only; where none is sure, anything but the question where something is.
  const givesWay = ({ act }: Wish) =>
    sure.length > 0 ? act === 'request' || act === 'report' : act !== 'chase';
  const untimed = readWishes(timeless);
  return untimed.some((wish) => givesWay(wish) && isSure(wish, segments))
    ? untimed.map((wish) => ({ ...wish, words: text }))
    : all;
}

/**
 * Water is the fault to hurry for: a leak that a line names, and that the model takes for one of the choices, is what is
 * wrong, rather than the thing that it comes from: `the AC is leaking onto the carpet`.
 */
function asLeak(wishes: readonly Wish[]): Wish[] {
  const leak = wishes.find(({ act, target, certainty, words }) => {
    return (
      act === 'report' && target === 'leak' && certainty >= CHOOSE && isNamedInAny(normalise(words), 'leak')
    );
  });
  const source = wishes.find(({ act, words }) => act === 'report' && words === leak?.words);
  if (!leak || !source || source === leak) return [...wishes];
  return wishes
    .filter((wish) => wish !== leak)
    .map((wish) => (wish === source ? { ...source, target: 'leak' } : wish));
}

/**
 * What the meaning model takes a line to do: what it is sure of, with what it only supposes as a question to confirm.
 * Empty when it is too unsure for either.
 */
export function readActs(text: string, segments: readonly Segment[], language: AnswerLanguage): Act[] {
  const whole = contrasted(asOneRefusal(asLeak(wishesOf(text, segments)))).map((wish) =>
    asWanted(wish, segments),
  );
  const normalised = normalise(text);
  const placeOf = ({ words }: Wish) => normalised.indexOf(normalise(words));
  const besides = ownWishesOf(whole, segments);
  const wishes = [
    ...whole.filter(({ target }) => target === null || !besides.some((wish) => wish.target === target)),
    ...besides,
  ].sort((one, other) => placeOf(one) - placeOf(other));
  const alone = !wishes.some((wish) => isSure(wish, segments));
  const likely = wishes.filter((wish) => isLikely(wish, segments, alone));
  const read = likely.flatMap(
    (wish) => actOfWish(wish, { segments, wishes: likely, language }, language) ?? [],
  );
  const chased = read.some((act) => act.kind === 'status' && act.item !== null);
  const acts = withoutManners(
    read.filter(
      (act, at) =>
        // `We asked for towels an hour ago and no one came` asks about the towels alone.
        !(chased && act.kind === 'status' && act.item === null) &&
        !read.slice(0, at).some((earlier) => isSame(act, earlier)),
    ),
  );
  const confirmed = acts.flatMap((act) => (act.kind === 'confirm' ? [act.item] : []));
  // If the guest may want several things, there is no separate question about each.
  return confirmed.length > 0 && confirmed.length === acts.length ? clearest(acts, confirmed, wishes) : acts;
}
