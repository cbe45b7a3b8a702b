import { findServices } from '../../language/lexicon/find-services.ts';
import { hasForeignName } from '../../language/lexicon/foreign-names.ts';
import { type LexiconKey, SERVICES } from '../../language/lexicon/services.ts';
import { ANSWER_LANGUAGES } from '../../language/text/answer-language.ts';
import { CLAUSE_WORDS } from '../../language/text/clause-words.ts';
import { normalise } from '../../language/text/normalise.ts';
import { isLexiconKey, type MeaningAct } from '../../meaning-model/meaning-labels.ts';
import { ACT, CONFIRM, PLAIN, READ } from '../../meaning-model/thresholds.ts';
import type { Wish } from '../../meaning-model/wishes.ts';
import { cuesIn } from '../cues/cues.ts';
import type { Segment } from './segments.ts';

type Nature = (typeof SERVICES)[LexiconKey]['nature'];

/** Acts that turn something down. */
export const REFUSING: ReadonlySet<MeaningAct> = new Set(['decline', 'cancel']);

/** Whether a line has a name of what a wish is about. */
export const isNamed = ({ act, target, words }: Wish, segments: readonly Segment[]): boolean =>
  segments.some(({ mention }) => mention !== null && mention.service === target) ||
  // Guests mix languages: `can you send me 2 almohadas`. Where a line names something, that counts; but a fault may have
  // a name besides the thing that has it: `the AC is leaking`.
  (isLexiconKey(target) &&
    (act === 'report' || segments.every(({ mention }) => mention === null)) &&
    isNamedInAny(normalise(words), target));

const isNamedInAny = (normalised: string, item: LexiconKey): boolean =>
  hasForeignName(normalised, item) ||
  ANSWER_LANGUAGES.some((language) =>
    findServices(normalised, language).some(({ service }) => service === item),
  );

const WITHIN = new RegExp(`(?<!\\p{L})(?:${CLAUSE_WORDS.within})\\s*$`, 'u');

/**
 * Whether a stretch turns down what it names: `don't send anyone about the noise`. What follows the name of a fault is
 * the fault: `the shower does not drain`.
 */
export function turnsDown({ negated, cues, before }: Segment, nature: Nature): boolean {
  if (negated) return true;
  if (cues.has('fault') || cues.has('lack')) return false;
  if (nature !== 'fix') return cues.has('negative');
  return ANSWER_LANGUAGES.some((language) => cuesIn(before, language).has('negative'));
}

/** Whether something is in what a stretch names, so that this is not what is wanted: `to wear in the water`. */
export const isWithin = ({ before }: Segment): boolean => WITHIN.test(before);

/** Whether a named wish is for something that is plainly brought or mended, and for nothing else. */
function isPlain({ act, target, certainty, lead }: Wish, segments: readonly Segment[]): boolean {
  if ((act !== 'request' && act !== 'report') || !isLexiconKey(target)) return false;
  const { nature } = SERVICES[target];
  if (nature !== 'deliver' && nature !== 'fix') return false;
  const segment = segments.find(({ mention }) => mention?.service === target);
  if (segment && turnsDown(segment, nature)) return false;
  if (segment && nature === 'deliver' && isWithin(segment)) return false;
  if (certainty >= PLAIN.certainty && lead >= PLAIN.lead) return true;
  const wanted = nature === 'deliver' && segment?.cues.has('want') && !segment.cues.has('ask');
  return wanted === true && segment?.quantity !== null && act === 'request' && certainty >= PLAIN.wanted;
}

/** Whether a wish is sure enough to be carried out. */
export function isSure(wish: Wish, segments: readonly Segment[]): boolean {
  if (!isLexiconKey(wish.target)) return wish.certainty >= ACT.named;
  if (!isNamed(wish, segments)) return wish.certainty >= ACT.unnamed;
  return wish.certainty >= ACT.named || isPlain(wish, segments);
}

/** Whether a wish is likely enough to mention; one supported only by its name is dropped next to a sure one. */
export function isLikely(wish: Wish, segments: readonly Segment[], alone: boolean): boolean {
  if (!isLexiconKey(wish.target)) return wish.certainty >= READ;
  if (isSure(wish, segments)) return true;
  if (REFUSING.has(wish.act) && isNamed(wish, segments)) return wish.certainty >= READ;
  return wish.certainty >= CONFIRM[alone && isNamed(wish, segments) ? 'named' : 'unnamed'];
}
