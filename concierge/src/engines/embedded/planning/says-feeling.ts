import { readWishes } from '../../../meaning-model/meaning-model.ts';

/** Minimum probability of a feeling in a clause; the model is surer of a complete clause than of a line with a wish. */
const FEELING = 0.75;
const MOST_CLAUSES = 4;
const MOST_CLAUSE_CHARS = 120;
const CLAUSE_ENDS = /[.!?;,\n]+/u;

/** Whether one clause of a line expresses a feeling: `I am so tired, could you bring two towels`. */
export function saysFeeling(text: string): boolean {
  const clauses = text.split(CLAUSE_ENDS).filter((clause) => /\p{L}/u.test(clause));
  if (clauses.length < 2) return false;
  return clauses
    .slice(0, MOST_CLAUSES)
    .some((clause) =>
      readWishes(clause.slice(0, MOST_CLAUSE_CHARS)).some(
        ({ act, certainty }) => act === 'feeling' && certainty >= FEELING,
      ),
    );
}
