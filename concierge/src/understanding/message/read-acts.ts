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

/** Drops manners, and an answer without a question, if a line also does something else. */
function withoutManners(acts: readonly Act[]): Act[] {
  const others = acts.filter(({ kind }) => kind !== 'small-talk' && kind !== 'off-topic');
  return others.length > 0 ? others : acts.slice(0, 1);
}

const GRANTING: ReadonlySet<MeaningAct> = new Set(['request', 'report', 'ask']);
/** Cues of a question about the named thing. */
const ASKING = ['ask', 'time', 'price'] as const;

/** Whether two acts are the same, from two words for one thing: `no housekeeping, we don't need cleaning`. */
const isSame = (one: Act, other: Act): boolean =>
  one.kind === other.kind &&
  (one.kind === 'tell'
    ? other.kind === 'tell' && one.told === other.told
    : 'item' in one && 'item' in other && one.kind !== 'ask' && one.item === other.item);

const isRefusal = ({ negated, cues }: Segment) => negated || cues.has('cancel');

/**
 * For a line of several things, the wish of each segment by itself. Used if the model was unsure of it in the complete
 * line, or attributed a detail to the wrong thing.
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

/** The wish of a segment by itself; null if the complete line has it already, or it is not sure. */
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
  // `An umbrella for two and tell me when the pool closes` asks only about the pool.
  const asksOfOther = known?.act === 'ask' && wish?.act === 'request' && !ASKING.some((cue) => cues.has(cue));
  const granted = own && wish && known && REFUSING.has(known.act) && GRANTING.has(wish.act) && !negated;
  if (known && !asksOfOther && !granted) return null;
  // `The wardrobe only has three hangers` says nothing about the wardrobe.
  const saysNothing = isBare(segment) && SERVICES[mention?.service ?? 'leak'].nature === 'fix';
  if (wish && isSure(wish, segments) && !(saysNothing && wish.certainty < ACT.named)) return wish;
  // `No cleaning but take the trash please`.
  const lacks = cues.has('lack') || cues.has('fault');
  const refused = negated && !known && !lacks && SERVICES[mention?.service ?? 'leak'].nature !== 'fix';
  return refused && !others.every(isRefusal) ? { act: 'decline', ...inContrast } : null;
}

/** A request, if a segment wants its thing in plain words and does not refuse it: `we need more toilet paper`. */
function asWanted(wish: Wish, segments: readonly Segment[]): Wish {
  const segment = segments.find(({ mention }) => mention !== null && mention.service === wish.target);
  if (!segment?.cues.has('want') || isRefusal(segment)) return wish;
  // `Have a taxi waiting for 7` does not ask where the taxi is.
  const isLater = wish.act === 'chase' && segments.length > 1 && !segment.cues.has('status');
  if (isLater) return { ...wish, act: 'request' };
  if (!REFUSING.has(wish.act)) return wish;
  return segment.contrast === 'unwanted' || refuses(segment.text) ? wish : { ...wish, act: 'request' };
}

/** Joins the instruction not to clean and the refusal of cleaning into one wish, as sure as both together. */
function asOneRefusal(wishes: readonly Wish[]): Wish[] {
  const told = wishes.find(({ act, target }) => act === 'tell' && target === 'noCleaning');
  const declined = wishes.find(({ act, target }) => act === 'decline' && target === 'cleaning');
  if (!told || !declined) return [...wishes];
  const certainty = Math.min(1, told.certainty + declined.certainty);
  return wishes
    .filter((wish) => wish !== declined)
    .map((wish) => (wish === told ? { ...wish, certainty } : wish));
}

/** Whether a wish is for something that only a time names: `three more pillows after breakfast`. */
const isOnlyWhen = ({ target }: Wish, text: string, timeless: string): boolean =>
  isLexiconKey(target) && isNamedInAny(normalise(text), target) && !isNamedInAny(normalise(timeless), target);

/**
 * The wishes of a complete line. If none is sure, or only a time names it, the line is classified without its times:
 * `three more pillows after breakfast`, `when we leave`.
 */
function wishesOf(text: string, segments: readonly Segment[]): readonly Wish[] {
  const all = readWishes(text);
  const timeless = withoutSaidTimes(text, ['when']);
  const sure = all.filter((wish) => isSure(wish, segments));
  if (sure.some((wish) => !isOnlyWhen(wish, text, timeless))) return all;
  // A certain wish is replaced only by another wish; without one, any certain act but the question where something is.
  const givesWay = ({ act }: Wish) =>
    sure.length > 0 ? act === 'request' || act === 'report' : act !== 'chase';
  const untimed = readWishes(timeless);
  return untimed.some((wish) => givesWay(wish) && isSure(wish, segments))
    ? untimed.map((wish) => ({ ...wish, words: text }))
    : all;
}

/**
 * Prefers a leak to the thing that leaks, because a leak is urgent. The line has to name it, and the model has to find
 * it likely enough for a choice: `the AC is leaking onto the carpet`.
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
 * The acts of a line according to the meaning model. Sure wishes are acts, and likely ones become questions to confirm.
 * Empty if nothing is likely enough.
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
        // `We asked for towels an hour ago and no one came` asks only about the towels.
        !(chased && act.kind === 'status' && act.item === null) &&
        !read.slice(0, at).some((earlier) => isSame(act, earlier)),
    ),
  );
  const confirmed = acts.flatMap((act) => (act.kind === 'confirm' ? [act.item] : []));
  // If the guest may want several things, they choose once instead of confirming each.
  return confirmed.length > 0 && confirmed.length === acts.length ? clearest(acts, confirmed, wishes) : acts;
}
