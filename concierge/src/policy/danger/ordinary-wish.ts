import { MEANT } from '../../alarm-model/thresholds.ts';
import { findServices } from '../../language/lexicon/find-services.ts';
import { SHARED_LANGUAGES } from '../../language/text/answer-language.ts';
import { normalise } from '../../language/text/normalise.ts';
import { readMeaning } from '../../meaning-model/meaning-model.ts';
import { type Danger, FOR_CHILDREN } from './evidence.ts';

/** Services that a line about danger may name: a trapped guest writes of a door, and a drowning one of water. */
export const NEAR_DANGER: ReadonlySet<string> = new Set([
  'doctorOnCall',
  'doorLock',
  'leak',
  'power',
  'noise',
  'heating',
]);
/** Acts of lines that want or say something ordinary. */
const ORDINARY: ReadonlySet<string> = new Set(['request', 'report', 'feeling', 'cancel', 'amend']);

/** How sure the meaning model is that a line wants or reports something ordinary, from 0 to 1. */
export function ordinaryWish(line: string): number {
  const [likeliest] = readMeaning(line).labels;
  if (!likeliest || !ORDINARY.has(likeliest.act) || NEAR_DANGER.has(likeliest.target ?? '')) return 0;
  return likeliest.score;
}

/**
 * Whether the meaning model is sure that a line with a danger word wants or reports something ordinary that it names:
 * `the telly has died`.
 */
export function isOrdinaryService(
  line: string,
  { certainty, kind }: Danger,
  least: number = MEANT.listed.certainty,
): boolean {
  if (certainty === 'certain' || FOR_CHILDREN.includes(kind) || kind === 'self-harm') return false;
  if (ordinaryWish(line) < least) return false;
  const [likeliest] = readMeaning(line).labels;
  const normalised = normalise(line);
  return SHARED_LANGUAGES.some((language) =>
    findServices(normalised, language).some(({ service }) => service === likeliest?.target),
  );
}
