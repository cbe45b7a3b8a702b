import { hasForeignName } from '../../language/lexicon/foreign-names.ts';
import { FOREIGN_CLAUSES } from '../../language/text/foreign-clauses.ts';
import { normalise } from '../../language/text/normalise.ts';
import { isLexiconKey } from '../../meaning-model/meaning-labels.ts';
import { ACT } from '../../meaning-model/thresholds.ts';
import type { Wish } from '../../meaning-model/wishes.ts';
import { refuses } from './refuses.ts';

/** How a clause begins that turns down what it names, in German, French and Italian. */
const TURNED_DOWN = new RegExp(FOREIGN_CLAUSES.turnedDown, 'u');
/** What says that a clause wants this where the other does not want that. */
const WANTED = new RegExp(`^(?:${FOREIGN_CLAUSES.wanted})(?!\\p{L})`, 'u');
/** Something that has run out is wanted: `kein Klopapier mehr`, `non c'e piu sapone`. */
const RUN_OUT = new RegExp(`(?<!\\p{L})(?:${FOREIGN_CLAUSES.runOut})(?!\\p{L})`, 'u');

const isNamedIn = (clause: string, { target }: Wish): boolean =>
  isLexiconKey(target) && hasForeignName(clause, target);

/**
 * The wishes of a line in German, French or Italian, of which one clause turns something down and another wants
 * something: `keine Handtücher, nur Shampoo`. The model reads both clauses as wishes; how they begin says which is which.
 * Other wishes stay as they are.
 */
export function contrasted(read: readonly Wish[]): Wish[] {
  const clauses = read.map(({ words }) => normalise(words));
  const turnsDown = clauses.some((clause) => TURNED_DOWN.test(clause));
  // `Non il cuscino, la coperta`: only the clause that turns something down declines.
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
    // It is named, in a language whose names the segments of another do not know.
    if (isDown[at]) return { ...wish, act: 'decline', certainty: Math.max(wish.certainty, ACT.unnamed) };
    const words = clauses[at] ?? '';
    const isNamed = isNamedIn(words, wish);
    const isMeant = isDown.some(Boolean) || WANTED.test(words);
    return wish.act === 'request' && isNamed && isMeant
      ? { ...wish, certainty: Math.max(wish.certainty, ACT.named) }
      : wish;
  });
}
