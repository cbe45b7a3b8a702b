import { z } from 'zod';
import several from '../../../data/several/not-cancelled.json' with { type: 'json' };
import { loadData } from '../../data/load-data.ts';
import { CLAUSE_WORDS } from '../../language/text/clause-words.ts';
import { wordsOf } from '../../language/text/normalise.ts';
import type { Act } from './acts.ts';

const Patterns = z.array(z.string().min(1)).min(1);
const { phrases, whereabouts, asksWhether, cancels, spared, allBut } = loadData(
  'not-cancelled',
  z.strictObject({
    phrases: Patterns,
    /** How a clause asks where or when, without a name, for the thing that is to stay. */
    whereabouts: Patterns,
    /** How a line asks whether, until when or for how much the guest can cancel something. */
    asksWhether: Patterns,
    /** Words that cancel. */
    cancels: Patterns,
    /** What a cancellation excludes, as `but not the taxi`. */
    spared: Patterns,
    /** A cancellation of everything except one thing. */
    allBut: Patterns,
  }),
  { several },
).several;
const KEEPS = new RegExp(`(?<![\\p{L}])(?:${phrases.join('|')})(?![\\p{L}])`, 'u');

const CANCELS = `(?:${cancels.join('|')})`;
const SPARED = new RegExp(`(?<=(?<!\\p{L})${CANCELS} .*?)(?:${spared.join('|')})`, 'u');
const ALL_BUT = new RegExp(`(?<!\\p{L})${CANCELS} (?:\\p{L}+ )?(?:${allBut.join('|')})(?!\\p{L})`, 'u');

/**
 * A normalised line without what its cancellation excludes: `cancel the dinner` of `cancel the dinner but not the
 * taxi`. Null if it cancels all except one thing, because only the guest can say which those are.
 */
export const withoutSpared = (normalised: string): string | null =>
  ALL_BUT.test(normalised) ? null : normalised.replace(SPARED, '');

const WHEREABOUTS = new RegExp(`^(?:${whereabouts.join('|')})$`, 'u');

const ASKS_WHETHER = new RegExp(`(?<![\\p{L}])(?:${asksWhether.join('|')})(?![\\p{L}])`, 'u');

/** Whether a normalised line only asks about cancelling: `could I still cancel it later?` */
export const asksAboutCancelling = (normalised: string): boolean => ASKS_WHETHER.test(normalised);

/** Where one clause ends and the next begins. */
const BETWEEN = new RegExp(
  `(?<=[,.;:!?])\\s+|\\s+(?=(?:${CLAUSE_WORDS.keptJoins}|${CLAUSE_WORDS.keptStarts}) )`,
  'u',
);
const JOINED = new RegExp(`^(?:${CLAUSE_WORDS.keptJoins})\\s+`, 'u');

/**
 * The rest of a normalised line that says not to cancel something: `where is it` of `don't cancel it but where is it`.
 * Empty if the line says nothing else, null if it says no such thing. A cancellation cannot be undone, so this runs
 * before anything else.
 */
export function besidesKeeping(normalised: string): string | null {
  if (!KEEPS.test(normalised)) return null;
  const clauses = normalised.split(BETWEEN);
  const rest = clauses.filter((clause) => !KEEPS.test(clause));
  // If the words of the negation are spread over clauses, no part of the line is sure.
  if (rest.length === clauses.length) return '';
  const left = rest.join(' ').replace(JOINED, '').trim();
  return wordsOf(left).length > 1 ? left : '';
}

/**
 * The acts of a line that says not to cancel something, from the acts of its rest. The rest cancels only what it names,
 * and `where is it, 20 minutes now` asks for the thing that is to stay.
 */
export function keepingActs(besides: string, others: readonly Act[]): Act[] {
  const acts = others.filter(
    (act) => act.kind !== 'unknown' && (act.kind !== 'cancel' || act.item !== null || act.no !== null),
  );
  if (acts.length === 0) return [{ kind: 'kept' }];
  const asks = acts.every((act) => (act.kind === 'ask' && act.item === null) || act.kind === 'follow');
  return asks && WHEREABOUTS.test(besides) ? [{ kind: 'status', item: null }] : acts;
}
