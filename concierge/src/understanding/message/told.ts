import { z } from 'zod';
import several from '../../../data/several/told.json' with { type: 'json' };
import { loadData } from '../../data/load-data.ts';
import { wholeWords } from '../../data/phrases.ts';
import { languagesIn } from '../../language/identification/languages-in.ts';
import { findServices } from '../../language/lexicon/find-services.ts';
import { SERVICES } from '../../language/lexicon/services.ts';
import { SHARED_LANGUAGES } from '../../language/text/answer-language.ts';
import { normalise } from '../../language/text/normalise.ts';
import { withoutSaidTimes } from '../../language/times/find-said-times.ts';
import { cuesIn } from '../cues/cues.ts';
import type { Act } from './acts.ts';

const Patterns = z.array(z.string().min(1)).min(1);
const { past, enjoyed, wishes, walkedIn, keepsOut, noCleaning, cleaning, messages, addressed } = loadData(
  'told',
  z.strictObject({
    /** How guests tell what was: `we had a blast at`, `I lost my`. */
    past: Patterns,
    /** How they tell that it was good, so that it is no complaint either. */
    enjoyed: Patterns,
    /** Words of a wish in the same line, besides the cues of the languages that are answered. */
    wishes: Patterns,
    /** How they tell that staff came in on them. */
    walkedIn: Patterns,
    /** That no one is to come in, and that the room is not to be cleaned. */
    keepsOut: Patterns,
    noCleaning: Patterns,
    /** That it is to be, in languages whose names for it are nouns only. */
    cleaning: Patterns,
    /** How they leave a message: `tell reception that`, `just a heads up`, `the maids shouldn't`. */
    messages: Patterns,
    /** How a line begins that names who is to be told or asked: `please tell housekeeping that`. */
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
 * A normalised line without whom it asks to be told: `tell housekeeping we need two towels` wants towels, and no cleaning.
 * The line itself where nothing else is in it.
 */
export const withoutAddressee = (normalised: string): string => normalised.replace(ADDRESSED, '');

/** Whether a normalised line has the verb of a cleaning: `bitte reinigen Sie unser Zimmer`. */
export const hasCleaningVerb = (normalised: string): boolean => CLEANING.test(normalised);

const WANTING = ['want', 'fault', 'lack', 'cancel'] as const;

function wantsSomething(normalised: string): boolean {
  const words = withoutSaidTimes(normalised, ['when']);
  if (normalised.includes('?') || WISHES.test(normalised)) return true;
  return languagesIn(normalised).some((language) => {
    const cues = cuesIn(words, language);
    return WANTING.some((cue) => cues.has(cue));
  });
}

/** Whether a line only tells what was, so that a place in it is not asked for: `we had a blast at the pool`. */
export function onlyTells(line: string): boolean {
  const normalised = normalise(line);
  return PAST.test(normalised) && !wantsSomething(normalised);
}

const isEnjoyed = (act: Act): boolean => {
  if ((act.kind !== 'request' && act.kind !== 'confirm' && act.kind !== 'ask') || act.item === null)
    return false;
  const { nature } = SERVICES[act.item];
  // What is lost is looked for, wherever that was. What was eaten is not ordered again.
  return (
    act.item !== 'lostAndFound' && (nature === 'book' || nature === 'inform' || act.item === 'roomService')
  );
};

/** Acts next to a wish to be left alone that are only read into it. */
const UNSURE: ReadonlySet<Act['kind']> = new Set([
  'unknown',
  'confirm',
  'choose-between',
  'small-talk',
  'decline',
  'ask',
]);

/** Whether a wish is for something that its words do not name: `the baby sleeps` orders no cot. */
function isReadInto(act: Act): boolean {
  if (act.kind !== 'request') return false;
  const words = normalise(act.words);
  return SHARED_LANGUAGES.every((language) =>
    findServices(words, language).every(({ service }) => service !== act.item),
  );
}

/** What a normalised line wants that wants to be left alone; null for any other. */
export function leftAloneSaid(normalised: string): 'doNotDisturb' | 'noCleaning' | null {
  if (KEEPS_OUT.test(normalised)) return 'doNotDisturb';
  return NO_CLEANING.test(normalised) ? 'noCleaning' : null;
}

/** What a line says that wants to be left alone: `nobody is to come in, the baby sleeps`; null for any other line. */
function leftAlone(acts: readonly Act[], normalised: string): Act[] | null {
  const told = leftAloneSaid(normalised);
  const isUnsure = (act: Act) => UNSURE.has(act.kind) || act.kind === 'tell' || isReadInto(act);
  if (told === null || normalised.includes('?') || !acts.every(isUnsure)) return null;
  return [{ kind: 'tell', told, words: normalised }];
}

/** What a line does that leaves a message for staff: `tell reception I expect a parcel`; null for any other line. */
function leavesMessage(acts: readonly Act[], normalised: string): Act[] | null {
  // `I am waiting for a parcel` looks like the question where something is that was asked for.
  const isUnsure = (act: Act) => UNSURE.has(act.kind) || (act.kind === 'status' && act.item === null);
  if (normalised.includes('?') || !acts.every(isUnsure) || !MESSAGE.test(normalised)) return null;
  return [{ kind: 'tell', told: 'message', words: normalised }];
}

/** What a line does, of which the model took a place or a person of a story for a wish. */
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
