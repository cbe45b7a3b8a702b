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
    /** How a clause asks where or when without a name: of what is not to be cancelled. */
    whereabouts: Patterns,
    /** How a line asks whether, until when or for how much something can be cancelled. */
    asksWhether: Patterns,
    /** Words that cancel. */
    cancels: Patterns,
    /** What is spared by a cancellation, as `but not the taxi`. */
    spared: Patterns,
    /** A cancellation of everything but something. */
    allBut: Patterns,
  }),
  { several },
).several;
const KEEPS = new RegExp(`(?<![\\p{L}])(?:${phrases.join('|')})(?![\\p{L}])`, 'u');

const CANCELS = `(?:${cancels.join('|')})`;
const SPARED = new RegExp(`(?<=(?<!\\p{L})${CANCELS} .*?)(?:${spared.join('|')})`, 'u');
const ALL_BUT = new RegExp(`(?<!\\p{L})${CANCELS} (?:\\p{L}+ )?(?:${allBut.join('|')})(?!\\p{L})`, 'u');

/**
 * A normalised line without what its cancellation spares: `cancel the dinner` of `cancel the dinner but not the taxi`. Null
 * where all but something is cancelled: which of the rest that is, is for the guest to say.
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
 * The rest of a normalised line that says not to cancel something: `where is it` of `don't cancel it but where is it`;
 * empty where it says nothing else, null for a line that says no such thing. A cancellation cannot be undone, so a
 * negated one is found before anything else is read.
 */
export function besidesKeeping(normalised: string): string | null {
  if (!KEEPS.test(normalised)) return null;
  const clauses = normalised.split(BETWEEN);
  const rest = clauses.filter((clause) => !KEEPS.test(clause));
  // Where the words of the negation are spread over clauses, nothing of the line is sure.
  if (rest.length === clauses.length) return '';
  const left = rest.join(' ').replace(JOINED, '').trim();
  return wordsOf(left).length > 1 ? left : '';
}

/**
 * What a line does that says not to cancel something, by what its rest does: apart from that it cancels only what it names,
 * and `where is it, 20 minutes now` asks for what is not to be cancelled.
 */
export function keepingActs(besides: string, others: readonly Act[]): Act[] {
  const acts = others.filter(
    (act) => act.kind !== 'unknown' && (act.kind !== 'cancel' || act.item !== null || act.no !== null),
  );
  if (acts.length === 0) return [{ kind: 'kept' }];
  const asks = acts.every((act) => (act.kind === 'ask' && act.item === null) || act.kind === 'follow');
  return asks && WHEREABOUTS.test(besides) ? [{ kind: 'status', item: null }] : acts;
}
