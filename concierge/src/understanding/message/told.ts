import { z } from 'zod';
import several from '../../../data/several/told.json' with { type: 'json' };
import { loadData } from '../../data/load-data.ts';
import { wholeWords } from '../../data/phrases.ts';
import { SERVICES } from '../../language/lexicon/services.ts';
import { ANSWER_LANGUAGES } from '../../language/text/answer-language.ts';
import { normalise } from '../../language/text/normalise.ts';
import { withoutSaidTimes } from '../../language/times/find-said-times.ts';
import { cuesIn } from '../cues/cues.ts';
import type { Act } from './acts.ts';

const Patterns = z.array(z.string().min(1)).min(1);
const { past, wishes, walkedIn } = loadData(
  'told',
  z.strictObject({
    /** How guests tell what was: `we had a blast at`, `I lost my`. */
    past: Patterns,
    /** Words of a wish in the same line, besides the cues of the languages that are answered. */
    wishes: Patterns,
    /** How they tell that staff came in on them. */
    walkedIn: Patterns,
  }),
  { several },
).several;
const PAST = wholeWords(past);
const WISHES = wholeWords(wishes);
const WALKED_IN = wholeWords(walkedIn);

const WANTING = ['want', 'fault', 'lack', 'cancel'] as const;

function wantsSomething(normalised: string): boolean {
  const words = withoutSaidTimes(normalised, ['when']);
  if (normalised.includes('?') || WISHES.test(normalised)) return true;
  return ANSWER_LANGUAGES.some((language) => {
    const cues = cuesIn(words, language);
    return WANTING.some((cue) => cues.has(cue));
  });
}

/** Whether a line only tells what was, so that a place in it is not asked for: `we had a blast at the pool`. */
export function onlyTells(line: string): boolean {
  const normalised = normalise(line);
  return PAST.test(normalised) && !wantsSomething(normalised);
}

const isPlace = (act: Act): boolean => {
  if (act.kind !== 'request' && act.kind !== 'confirm') return false;
  const { nature } = SERVICES[act.item];
  // What is lost is looked for, wherever that was.
  return act.item !== 'lostAndFound' && (nature === 'book' || nature === 'inform');
};

/** What a line does, of which the model took a place or a person of a story for a wish. */
export function asTold(acts: readonly Act[], line: string): Act[] {
  const normalised = normalise(line);
  if (WALKED_IN.test(normalised)) return [{ kind: 'complain', item: 'cleaning' }];
  if (!acts.some(isPlace) || !onlyTells(line)) return [...acts];
  const left = acts.filter((act) => !isPlace(act));
  return left.length > 0 ? left : [{ kind: 'small-talk', topic: 'chat' }];
}
