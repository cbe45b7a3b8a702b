import { type LexiconKey, SERVICES } from '../../language/lexicon/services.ts';
import { isLexiconKey } from '../../meaning-model/meaning-labels.ts';
import { readWishes } from '../../meaning-model/meaning-model.ts';
import { CHOOSE, READ } from '../../meaning-model/thresholds.ts';
import type { Wish } from '../../meaning-model/wishes.ts';
import type { Act } from './acts.ts';

const MOST_CHOICES = 3;

/** If the likeliest wish is this many times as likely as the next one, only this wish is offered. */
const CLEARLY = 1.6;

/** Services that may mean any other service. */
const EVERYTHING: ReadonlySet<string> = new Set(['concierge', 'housekeeping', 'maintenance', 'engineering']);

/**
 * Whether two services count as one: a taxi to the airport and the shuttle are the same if a property only has one of
 * them.
 */
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

/** The services that an unsure line may ask for, the likeliest first; only one if it is clearly the likeliest. */
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

/**
 * The clearly likeliest uncertain wish; otherwise all candidates, for the guest to choose from. A line that names one
 * thing while the model finds another also gives a choice.
 */
export function clearest(acts: readonly Act[], items: readonly LexiconKey[], wishes: readonly Wish[]): Act[] {
  const likely = candidates(wishes);
  const [first] = likely;
  const only = items.length === 1 || likely.length === 1;
  if (first !== undefined && likely.length === 1 && items.every((item) => isOneService(first, item)))
    return [{ kind: 'confirm', item: first }];
  if (only && (first === undefined || items.includes(first)))
    return [acts.find((act) => 'item' in act && act.item === (first ?? items[0])) ?? { kind: 'unknown' }];
  return [{ kind: 'choose-between', items: [...new Set([...likely, ...items])].slice(0, MOST_CHOICES) }];
}

/** Possible meanings of an uncertain line, for the guest to choose from; null if none is likely enough. */
export function choicesRead(text: string): Act | null {
  const wishes = readWishes(text);
  const [first, ...others] = candidates(wishes);
  if (!first) return null;
  if (others.length > 0) return { kind: 'choose-between', items: [first, ...others] };
  const wish = wishes.find(({ target }) => target === first);
  return wish && wish.certainty >= READ ? { kind: 'confirm', item: first } : null;
}
