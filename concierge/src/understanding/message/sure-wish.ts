import { findServices } from '../../language/lexicon/find-services.ts';
import { hasForeignName } from '../../language/lexicon/foreign-names.ts';
import type { LexiconKey } from '../../language/lexicon/services.ts';
import { ANSWER_LANGUAGES } from '../../language/text/answer-language.ts';
import { normalise } from '../../language/text/normalise.ts';
import { isLexiconKey, type MeaningAct } from '../../meaning-model/meaning-labels.ts';
import { ACT, CONFIRM, READ } from '../../meaning-model/thresholds.ts';
import type { Wish } from '../../meaning-model/wishes.ts';
import type { Segment } from './segments.ts';

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

/** Whether a wish is sure enough to be carried out. */
export const isSure = (wish: Wish, segments: readonly Segment[]) =>
  wish.certainty >= ACT[isLexiconKey(wish.target) && !isNamed(wish, segments) ? 'unnamed' : 'named'];

/** Whether a wish is likely enough to mention; one supported only by its name is dropped next to a sure one. */
export function isLikely(wish: Wish, segments: readonly Segment[], alone: boolean): boolean {
  if (!isLexiconKey(wish.target)) return wish.certainty >= READ;
  if (isSure(wish, segments)) return true;
  if (REFUSING.has(wish.act) && isNamed(wish, segments)) return wish.certainty >= READ;
  return wish.certainty >= CONFIRM[alone && isNamed(wish, segments) ? 'named' : 'unnamed'];
}
