import type { AnswerLanguage } from '../../language/text/answer-language.ts';
import { normalise } from '../../language/text/normalise.ts';
import type { MeaningAct } from '../../meaning-model/meaning-labels.ts';
import { readMeaning, readWishes } from '../../meaning-model/meaning-model.ts';
import { ACT } from '../../meaning-model/thresholds.ts';
import type { Wish } from '../../meaning-model/wishes.ts';
import { actOfWish } from './act-of-wish.ts';
import type { Act } from './acts.ts';
import { clearest } from './choices.ts';
import type { Segment } from './segments.ts';
import { isLikely, isSure, REFUSING } from './sure-wish.ts';

/** Manners and an answer to nothing are left out where a line does something else too. */
function withoutManners(acts: readonly Act[]): Act[] {
  const others = acts.filter(({ kind }) => kind !== 'small-talk' && kind !== 'off-topic');
  return others.length > 0 ? others : acts.slice(0, 1);
}

const GRANTING: ReadonlySet<MeaningAct> = new Set(['request', 'report', 'ask']);

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
  const read = likely.flatMap((wish) => actOfWish(wish, { segments, wishes: likely }, language) ?? []);
  const acts = withoutManners(
    read.filter((act, at) => !read.slice(0, at).some((earlier) => isSame(act, earlier))),
  );
  const confirmed = acts.flatMap((act) => (act.kind === 'confirm' ? [act.item] : []));
  // Of several things that the guest may want, none is asked about by itself.
  return confirmed.length > 0 && confirmed.length === acts.length ? clearest(acts, confirmed, wishes) : acts;
}
