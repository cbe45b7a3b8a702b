import { z } from 'zod';
import several from '../../../data/several/told.json' with { type: 'json' };
import { loadData } from '../../data/load-data.ts';
import { wholeWords } from '../../data/phrases.ts';
import { languagesIn } from '../../language/identification/languages-in.ts';
import { SERVICES } from '../../language/lexicon/services.ts';
import { normalise } from '../../language/text/normalise.ts';
import { withoutSaidTimes } from '../../language/times/find-said-times.ts';
import { cuesIn } from '../cues/cues.ts';
import type { Act } from './acts.ts';
import { saysFine } from './set-aside.ts';
import { isNamedInAny } from './sure-wish.ts';

const Patterns = z.array(z.string().min(1)).min(1);
const { past, enjoyed, wishes, walkedIn, keepsOut, noCleaning, cleaning, messages, addressed } = loadData(
  'told',
  z.strictObject({
    /** Statements about the past: `we had a blast at`, `I lost my`. */
    past: Patterns,
    /** Praise, which is not a complaint. */
    enjoyed: Patterns,
    /** Words of a wish in the same line, in addition to the cues of the answered languages. */
    wishes: Patterns,
    /** Reports that staff walked in on the guest. */
    walkedIn: Patterns,
    /** Wishes that no one comes in, and that no one cleans the room. */
    keepsOut: Patterns,
    noCleaning: Patterns,
    /** Words for “should be cleaned”, in languages that name the service with a noun. */
    cleaning: Patterns,
    /** How guests leave a message: `tell reception that`, `just a heads up`, `the maids shouldn't`. */
    messages: Patterns,
    /** The beginning of a line that names its addressee: `please tell housekeeping that`. */
    addressed: Patterns,
  }),
  { several },
).several;
const PAST = wholeWords(past);
const ENJOYED = wholeWords(enjoyed);
const WISHES = wholeWords(wishes);
const WALKED_IN = wholeWords(walkedIn);
const KEEPS_OUT = wholeWords(keepsOut);
const NO_CLEANING = wholeWords(noCleaning);
const CLEANING = wholeWords(cleaning);
const MESSAGE = wholeWords(messages);
const ADDRESSED = new RegExp(`^(?:${addressed.join('|')})(?=\\p{L})`, 'u');

/**
 * A normalised line without its addressee: `tell housekeeping we need two towels` wants towels, not cleaning. Returns a
 * line without an addressee unchanged.
 */
export const withoutAddressee = (normalised: string): string => normalised.replace(ADDRESSED, '');

/** Whether a normalised line has a verb of cleaning: `bitte reinigen Sie unser Zimmer`. */
export const hasCleaningVerb = (normalised: string): boolean => CLEANING.test(normalised);

const WANTING = ['want', 'fault', 'lack', 'cancel'] as const;

/** Whether a normalised line wants, reports, lacks or cancels something, in plain words. */
export function wantsSomething(normalised: string): boolean {
  const words = withoutSaidTimes(normalised, ['when']);
  if (normalised.includes('?') || WISHES.test(normalised)) return true;
  return languagesIn(normalised).some((language) => {
    const cues = cuesIn(words, language);
    return WANTING.some((cue) => cues.has(cue));
  });
}

/**
 * Whether a line only tells about the past, so that it does not ask for a place in it: `we had a blast at the pool`.
 */
export function onlyTells(line: string): boolean {
  const normalised = normalise(line);
  return PAST.test(normalised) && !wantsSomething(normalised);
}

const isEnjoyed = (act: Act): boolean => {
  if ((act.kind !== 'request' && act.kind !== 'confirm' && act.kind !== 'ask') || act.item === null)
    return false;
  const { nature } = SERVICES[act.item];
  // A lost thing is searched for, wherever that was. Food that was eaten is not ordered again.
  return (
    act.item !== 'lostAndFound' && (nature === 'book' || nature === 'inform' || act.item === 'roomService')
  );
};

/** Acts that the model may only infer in a line that wants to be left alone. */
const UNSURE: ReadonlySet<Act['kind']> = new Set([
  'unknown',
  'confirm',
  'choose-between',
  'small-talk',
  'decline',
  'ask',
]);

/** Whether a wish is for something that its words do not name: `the baby sleeps` does not order a cot. */
export function isReadInto(act: Act): boolean {
  if (act.kind !== 'request') return false;
  return !isNamedInAny(normalise(act.words), act.item);
}

/** How the guest of a normalised line wants no visit; null for any other line. */
export function leftAloneSaid(normalised: string): 'doNotDisturb' | 'noCleaning' | null {
  if (KEEPS_OUT.test(normalised)) return 'doNotDisturb';
  return NO_CLEANING.test(normalised) ? 'noCleaning' : null;
}

/** The acts of a guest who wants no visit: `nobody is to come in, the baby sleeps`; null for any other line. */
function leftAlone(acts: readonly Act[], normalised: string): Act[] | null {
  const told = leftAloneSaid(normalised);
  if (told === null || normalised.includes('?')) return null;
  const besides = normalised.replace(told === 'noCleaning' ? NO_CLEANING : KEEPS_OUT, ' ');
  const isUnsure = (act: Act) =>
    UNSURE.has(act.kind) || act.kind === 'tell' || isReadInto(act) || isNamedOnlyIn(act, normalised, besides);
  const note: Act = { kind: 'tell', told, words: normalised };
  // `Don't send anyone, just leave two towels at the door` still wants the towels.
  const others = acts.filter((act) => !isUnsure(act));
  // `The TV is fine now, don't send anyone` only refuses a repair.
  const isRepair = acts.some((act) => act.kind === 'decline' && SERVICES[act.item].nature === 'fix');
  if (isRepair || saysFine(normalised)) return null;
  if (others.some(({ kind }) => kind !== 'request')) return null;
  return [...others, note];
}

/** Whether a wish's thing is named only in the words that a line has in addition to others: in those of a refusal. */
function isNamedOnlyIn(act: Act, line: string, others: string): boolean {
  if (act.kind !== 'request') return false;
  return isNamedInAny(line, act.item) && !isNamedInAny(others, act.item);
}

/** The acts of a line that leaves a message for staff: `tell reception I expect a parcel`; null for any other line. */
function leavesMessage(acts: readonly Act[], normalised: string): Act[] | null {
  // The model may classify `I am waiting for a parcel` as the question where something is.
  const isUnsure = (act: Act) => UNSURE.has(act.kind) || (act.kind === 'status' && act.item === null);
  if (normalised.includes('?') || !acts.every(isUnsure) || !MESSAGE.test(normalised)) return null;
  return [{ kind: 'tell', told: 'message', words: normalised }];
}

/** Corrects the acts of a line that tells a story or leaves a message, if the model found a wish in it. */
export function asTold(acts: readonly Act[], line: string): Act[] {
  const normalised = normalise(line);
  if (WALKED_IN.test(normalised)) return [{ kind: 'complain', item: 'cleaning' }];
  const quiet = leftAlone(acts, normalised);
  if (quiet) return quiet;
  const message = leavesMessage(acts, normalised);
  if (message) return message;
  const isTold = (act: Act) => isEnjoyed(act) || (act.kind === 'complain' && ENJOYED.test(normalised));
  if (!acts.some(isTold) || !onlyTells(line)) return [...acts];
  const left = acts.filter((act) => !isTold(act));
  return left.length > 0 ? left : [{ kind: 'small-talk', topic: 'chat' }];
}
