import { identifyLanguage } from '../../language/identification/identify-language.ts';
import { findServices } from '../../language/lexicon/find-services.ts';
import { hasForeignName } from '../../language/lexicon/foreign-names.ts';
import { type LexiconKey, SERVICES } from '../../language/lexicon/services.ts';
import { SHARED_LANGUAGES } from '../../language/text/answer-language.ts';
import { CLAUSE_WORDS } from '../../language/text/clause-words.ts';
import { normalise } from '../../language/text/normalise.ts';
import { isLexiconKey, type MeaningAct } from '../../meaning-model/meaning-labels.ts';
import { ACT, BOOKED_UNNAMED, CONFIRM, PLAIN, PLAIN_UNNAMED, READ } from '../../meaning-model/thresholds.ts';
import type { Wish } from '../../meaning-model/wishes.ts';
import { cuesIn } from '../cues/cues.ts';
import type { Segment } from './segments.ts';

type Nature = (typeof SERVICES)[LexiconKey]['nature'];

/** Acts that refuse something. */
export const REFUSING: ReadonlySet<MeaningAct> = new Set(['decline', 'cancel']);

/** Whether a line names the target of a wish. */
export const isNamed = ({ act, target, words }: Wish, segments: readonly Segment[]): boolean =>
  segments.some(({ mention }) => mention !== null && mention.service === target) ||
  // Guests mix languages: `can you send me 2 almohadas`. If the line has another name, only that one counts, except for
  // a fault: `the AC is leaking` names both the thing and its fault.
  (isLexiconKey(target) &&
    (act === 'report' || segments.every(({ mention }) => mention === null)) &&
    isNamedInAny(normalise(words), target));

/** Whether a text has the name of a service, in any language. */
export const isNamedInAny = (normalised: string, item: LexiconKey): boolean =>
  hasForeignName(normalised, item) ||
  SHARED_LANGUAGES.some((language) =>
    findServices(normalised, language).some(({ service }) => service === item),
  );

const WITHIN = new RegExp(`(?<!\\p{L})(?:${CLAUSE_WORDS.within})\\s*$`, 'u');

/**
 * Whether a segment refuses what it names: `don't send anyone about the noise`. A negation after the thing's name is
 * the fault: `the shower does not drain`.
 */
export function turnsDown({ negated, cues, before }: Segment, nature: Nature): boolean {
  if (negated) return true;
  if (cues.has('fault') || cues.has('lack')) return false;
  if (nature !== 'fix') return cues.has('negative');
  return SHARED_LANGUAGES.some((language) => cuesIn(before, language).has('negative'));
}

/**
 * Whether a segment names a thing only as the place of something else, and so does not want it: `to wear in the water`.
 */
export const isWithin = ({ before }: Segment): boolean => WITHIN.test(before);

/** Whether a segment only says where the guest was: `just got out of the shower`. */
export const isOnlyPlace = (segment: Segment): boolean =>
  segment.mention !== null && SERVICES[segment.mention.service].nature === 'fix' && isWithin(segment);

/** Whether a named wish is plainly and only for something to bring or mend. */
function isPlain({ act, target, certainty, lead }: Wish, segments: readonly Segment[]): boolean {
  if ((act !== 'request' && act !== 'report') || !isLexiconKey(target)) return false;
  const { nature } = SERVICES[target];
  if (nature !== 'deliver' && nature !== 'fix') return false;
  const segment = segments.find(({ mention }) => mention?.service === target);
  if (segment && turnsDown(segment, nature)) return false;
  if (segment && nature === 'deliver' && isWithin(segment)) return false;
  if (certainty >= PLAIN.certainty && lead >= PLAIN.lead) return true;
  if (!segment?.cues.has('want') || certainty < PLAIN.wanted) return false;
  // `Send me someone, the lock is stiff`.
  if (nature === 'fix') return act === 'report' && !segment.question;
  return act === 'request' && segment.quantity !== null && !segment.cues.has('ask');
}

/**
 * Whether a wish is plainly for something that its line does not name. For a booking little more is needed than for
 * something to bring, because staff confirm it.
 */
function isPlainUnnamed({ act, target, certainty, lead }: Wish): boolean {
  if ((act !== 'request' && act !== 'report') || !isLexiconKey(target)) return false;
  const { nature } = SERVICES[target];
  if (nature === 'book') return certainty >= BOOKED_UNNAMED.certainty && lead >= BOOKED_UNNAMED.lead;
  if (nature !== 'deliver' && nature !== 'fix' && target !== 'lostAndFound') return false;
  // Water on the floor is urgent, so it needs no lead.
  return certainty >= PLAIN_UNNAMED.certainty && (lead >= PLAIN_UNNAMED.lead || target === 'leak');
}

/** Whether a wish is sure enough to carry it out. */
export function isSure(wish: Wish, segments: readonly Segment[]): boolean {
  if (!isLexiconKey(wish.target)) return wish.certainty >= ACT.named;
  if (!isNamed(wish, segments)) return wish.certainty >= ACT.unnamed || isPlainUnnamed(wish);
  const segment = segments.find(({ mention }) => mention?.service === wish.target);
  // `Something warm to wear in the water` does not want water; `there's no soap` lacks soap.
  const isOnlyWithin = segment && !segment.cues.has('lack') && isWithin(segment);
  if (isOnlyWithin && SERVICES[wish.target].nature === 'deliver') return wish.certainty >= ACT.unnamed;
  return wish.certainty >= ACT.named || isPlain(wish, segments);
}

const TALK: ReadonlySet<MeaningAct> = new Set(['feeling', 'smalltalk']);

/** Whether a wish only expresses a mood, in words of no language: `blorb` may mean anything. */
const isIdleTalk = ({ act, words }: Wish): boolean => TALK.has(act) && identifyLanguage(words) === null;

/** Whether a wish is likely enough to mention. One that only a name supports is dropped next to a sure one. */
export function isLikely(wish: Wish, segments: readonly Segment[], alone: boolean): boolean {
  if (!isLexiconKey(wish.target)) return wish.certainty >= (isIdleTalk(wish) ? ACT.named : READ);
  if (isSure(wish, segments)) return true;
  if (REFUSING.has(wish.act) && isNamed(wish, segments)) return wish.certainty >= READ;
  return wish.certainty >= CONFIRM[alone && isNamed(wish, segments) ? 'named' : 'unnamed'];
}
