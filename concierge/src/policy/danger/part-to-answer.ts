import { languagesIn } from '../../language/identification/languages-in.ts';
import { findServices } from '../../language/lexicon/find-services.ts';
import { normalise } from '../../language/text/normalise.ts';
import { splitAtJoins } from './clauses.ts';
import { dangerIn } from './danger.ts';
import { listedDanger } from './evidence.ts';

/** Whether a line has no danger word and only the alarm model doubts it, so that it may well be ordinary. */
const isDoubtedByModelAlone = (line: string): boolean =>
  dangerIn(line)?.certainty === 'possible' && listedDanger(line) === null;

/**
 * The rest of a line with danger: all of it if only the alarm model doubts it, otherwise the parts that
 * `servicePart` finds; null when there is nothing to answer.
 */
export function partToAnswer(line: string): string | null {
  return isDoubtedByModelAlone(line) ? line : servicePart(line);
}

/**
 * The parts of a line without danger that name a service, as `I need towels` of `there is smoke and I need towels`;
 * null for none.
 */
export function servicePart(line: string): string | null {
  const rest = splitAtJoins(line)
    .filter((clause) => dangerIn(clause) === null)
    .join(', ');
  const named = languagesIn(rest).some((language) => findServices(normalise(rest), language).length > 0);
  return named && dangerIn(rest) === null ? rest : null;
}
