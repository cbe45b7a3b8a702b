import { languagesIn } from '../../language/identification/languages-in.ts';
import { findServices } from '../../language/lexicon/find-services.ts';
import { normalise } from '../../language/text/normalise.ts';
import { splitAtJoins } from './clauses.ts';
import { dangerIn } from './danger.ts';
import { listedDanger } from './evidence.ts';

/** Whether only the alarm model doubts a line, and no danger phrase matches it, so that it may well be ordinary. */
const isDoubtedByModelAlone = (line: string): boolean =>
  dangerIn(line)?.certainty === 'possible' && listedDanger(line) === null;

/**
 * The part of a line with danger that still gets an answer: all of it if only the alarm model doubts it, otherwise what
 * {@link servicePart} returns. Null if there is nothing to answer.
 */
export function partToAnswer(line: string): string | null {
  return isDoubtedByModelAlone(line) ? line : servicePart(line);
}

/**
 * The parts of a line that name a service and have no danger, such as `I need towels` in `there is smoke and I need
 * towels`; null for none.
 */
export function servicePart(line: string): string | null {
  const rest = splitAtJoins(line)
    .filter((clause) => dangerIn(clause) === null)
    .join(', ');
  const named = languagesIn(rest).some((language) => findServices(normalise(rest), language).length > 0);
  return named && dangerIn(rest) === null ? rest : null;
}
