import { hasForeignName } from '../../language/lexicon/foreign-names.ts';
import { FOREIGN_CLAUSES } from '../../language/text/foreign-clauses.ts';
import { normalise } from '../../language/text/normalise.ts';
import { isLexiconKey } from '../../meaning-model/meaning-labels.ts';
import { ACT } from '../../meaning-model/thresholds.ts';
import type { Wish } from '../../meaning-model/wishes.ts';
import { refuses } from './refuses.ts';

/** The beginning of a clause that refuses what it names, in German, French and Italian. */
const TURNED_DOWN = new RegExp(FOREIGN_CLAUSES.turnedDown, 'u');
/** The beginning of a clause that wants something, in contrast to a clause that refuses something. */
const WANTED = new RegExp(`^(?:${FOREIGN_CLAUSES.wanted})(?!\\p{L})`, 'u');
/** Words for something that has run out, and is wanted: `kein Klopapier mehr`, `non c'e piu sapone`. */
const RUN_OUT = new RegExp(`(?<!\\p{L})(?:${FOREIGN_CLAUSES.runOut})(?!\\p{L})`, 'u');

const isNamedIn = (clause: string, { target }: Wish): boolean =>
  isLexiconKey(target) && hasForeignName(clause, target);

/**
 * Corrects the wishes of a line in German, French or Italian in which one clause refuses something and another wants
 * something: `keine Handtücher, nur Shampoo`. The model classifies both clauses as wishes; their first words tell them
 * apart. Other wishes stay as they are.
 */
export function contrasted(read: readonly Wish[]): Wish[] {
  const clauses = read.map(({ words }) => normalise(words));
  const turnsDown = clauses.some((clause) => TURNED_DOWN.test(clause));
  // `Non il cuscino, la coperta`: only the clause with the refusal declines.
  const wishes = read.map((wish, at): Wish => {
    const clause = clauses[at] ?? '';
    const isPlain = !TURNED_DOWN.test(clause) && !refuses(clause);
    return turnsDown && wish.act === 'decline' && isPlain && isNamedIn(clause, wish)
      ? { ...wish, act: 'request', certainty: Math.max(wish.certainty, ACT.named) }
      : wish;
  });
  const isDown = wishes.map(
    ({ act, target }, at) =>
      act === 'request' &&
      isLexiconKey(target) &&
      TURNED_DOWN.test(clauses[at] ?? '') &&
      !RUN_OUT.test(clauses[at] ?? '') &&
      hasForeignName(clauses[at] ?? '', target),
  );
  const others = wishes.filter((_, at) => !isDown[at] && wishes[at]?.act !== 'decline');
  const declines = isDown.some(Boolean) || wishes.some(({ act }) => act === 'decline');
  if (others.length === 0 || !declines || wishes.length < 2) return [...wishes];
  return wishes.map((wish, at): Wish => {
    // The clause names it, but segments of another language do not know the name.
    if (isDown[at]) return { ...wish, act: 'decline', certainty: Math.max(wish.certainty, ACT.unnamed) };
    const words = clauses[at] ?? '';
    const isNamed = isNamedIn(words, wish);
    const isMeant = isDown.some(Boolean) || WANTED.test(words);
    return wish.act === 'request' && isNamed && isMeant
      ? { ...wish, certainty: Math.max(wish.certainty, ACT.named) }
      : wish;
  });
}
