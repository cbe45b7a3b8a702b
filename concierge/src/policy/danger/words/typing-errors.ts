import { z } from 'zod';
import several from '../../../../data/several/typing-errors.json' with { type: 'json' };
import { loadData } from '../../../data/load-data.ts';
import { NearWords } from '../../../language/spelling/near-words.ts';

const TypingErrors = z.object({
  /** The most frequent words of danger, normalised. */
  core: z.array(z.string().min(5)),
  /** Ordinary words that are one typing error from a core word, and are not errors. */
  ordinary: z.array(z.string()),
});

const { core, ordinary } = loadData('typing-errors', TypingErrors, { several }).several;

const CORE = new NearWords(new Set(core));
const KEPT = new Set([...core, ...ordinary]);
const WORD = /\p{L}{4,}/gu;

/** Whether this is an ordinary word that only looks like a misspelt danger word. */
export const isOrdinary = (word: string): boolean => KEPT.has(word);

/** A normalised line with its misspelt danger words corrected: `my son can't breth` becomes `my son can't breath`. */
export function withoutTypingErrors(normalised: string): string {
  return normalised.replaceAll(WORD, (word) => {
    if (KEPT.has(word)) return word;
    const [meant = word] = CORE.of(word);
    return meant;
  });
}
