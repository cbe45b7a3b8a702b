import { z } from 'zod';
import several from '../../../data/several/shortfalls.json' with { type: 'json' };
import { loadData } from '../../data/load-data.ts';
import { wholeWords } from '../../data/phrases.ts';
import { SERVICES } from '../../language/lexicon/services.ts';
import type { AnswerLanguage } from '../../language/text/answer-language.ts';
import type { Act } from './acts.ts';
import { segmentsOf } from './segments.ts';

const Patterns = z.array(z.string().min(1)).min(1);
const { neverCame, tooFew } = loadData(
  'shortfalls',
  z.strictObject({
    /** How a line says that something did not come: `we never got the towels`. */
    neverCame: Patterns,
    /** How it says that there is none, or too little: `not enough hangers`. */
    tooFew: Patterns,
  }),
  { several },
).several;
const NEVER_CAME = wholeWords(neverCame);
const TOO_FEW = wholeWords(tooFew);

/**
 * Corrects an act that the model reads as a refusal because of a negation: `we never got the towels` asks where they
 * are, and `not enough hangers` wants some. Returns any other act unchanged.
 */
export function asLacking(act: Act, line: string, language: AnswerLanguage): Act {
  if (act.kind !== 'decline') return act;
  const { item } = act;
  const own = segmentsOf(line, language).find(({ mention }) => mention?.service === item);
  const said = own?.text ?? line;
  if (NEVER_CAME.test(said)) return { kind: 'status', item };
  return TOO_FEW.test(said) && SERVICES[item].nature === 'deliver'
    ? { kind: 'confirm', item, words: said }
    : act;
}
