import { z } from 'zod';
import { normalise } from '../../language/text/normalise.ts';
import de from '../danger-words/de.json' with { type: 'json' };
import en from '../danger-words/en.json' with { type: 'json' };
import es from '../danger-words/es.json' with { type: 'json' };
import fr from '../danger-words/fr.json' with { type: 'json' };
import it from '../danger-words/it.json' with { type: 'json' };
import others from '../danger-words/others.json' with { type: 'json' };
import pt from '../danger-words/pt.json' with { type: 'json' };

/**
 * Danger words of one language. In every phrase `*` ends a word that may go on, and `…` stands for up to four words.
 */
export const DangerWords = z.object({
  /** Lines that call for help with nothing else in them. */
  alone: z.array(z.string().min(1)),
  /** Words that leave danger possible, by kind of alarm. */
  words: z.record(z.string(), z.array(z.string().min(1))),
  /** Harmless phrases with a danger word in them; removed before anything else is looked for. */
  lookAlikes: z.array(z.string().min(1)),
});
export type DangerWords = z.infer<typeof DangerWords>;

/** Danger words by language. All of them apply to every line: people in danger do not keep to one language. */
export const DANGER_WORDS: Readonly<Record<string, DangerWords>> = { de, en, es, fr, it, pt, ...others };

const all = Object.values(DANGER_WORDS);

/** Scripts whose words are not told apart by spaces, or that write small words onto the next one. */
const WITHOUT_BOUNDARIES =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Devanagari}\p{Script=Bengali}]/u;

function patternOf(phrase: string): string {
  const pattern = normalise(phrase)
    .replaceAll(/[.+?^${}()|[\]\\]/g, '\\$&')
    .replaceAll(/\s*…\s*/gu, "(?: [\\p{L}']+){0,4} ")
    .replaceAll('*', '[\\p{L}]*');
  return pattern;
}

/** One expression of many phrases, the longest first, so that `fire pit` is found before `fire`. */
function anyOf(phrases: readonly string[]): RegExp {
  const sorted = [...phrases].sort((a, b) => b.length - a.length);
  const patterns = (joined: boolean) =>
    sorted.filter((phrase) => WITHOUT_BOUNDARIES.test(phrase) === joined).map(patternOf);
  // One look behind for all phrases: with one for each, a line took tens of milliseconds.
  const words = `(?<![\\p{L}\\p{N}])(?:${patterns(false).join('|')})(?![\\p{L}\\p{N}])`;
  return new RegExp([words, ...patterns(true)].join('|'), 'gu');
}

const LOOK_ALIKES = anyOf(all.flatMap(({ lookAlikes }) => lookAlikes));

const BY_KIND: ReadonlyArray<readonly [kind: string, pattern: RegExp]> = [
  'fire',
  'self-harm',
  'medical',
  'security',
  'trapped',
  'water',
  'power',
  'danger',
].map((kind) => [kind, new RegExp(anyOf(all.flatMap(({ words }) => words[kind] ?? [])).source, 'u')]);

const letters = (normalised: string) => normalised.replaceAll(/[^\p{L}\p{N}]+/gu, ' ').trim();

const ALONE = new Set(all.flatMap(({ alone }) => alone.map((line) => letters(normalise(line)))));

/** Words around a call for help that say nothing else. */
const FILLERS =
  /^(?:please|por favor|bitte|s'il vous plait|per favore|quick|now|hello|hi|hey)+\s+|\s+(?:please|por favor|bitte|per favore|quick|now)+$/gu;

/** A normalised line without the phrases that only look like danger. */
export function withoutLookAlikes(normalised: string): string {
  return normalised.replaceAll(LOOK_ALIKES, ' ').replaceAll(/\s+/g, ' ').trim();
}

/** Whether a normalised line is a bare call for help, as `help` or `au secours !`. */
export function isDangerAlone(normalised: string): boolean {
  const said = letters(normalised);
  return ALONE.has(said) || ALONE.has(letters(said.replaceAll(FILLERS, ' ')));
}

/** The kind of the first danger word in a normalised line; null when it has none. */
export function soundsDangerous(normalised: string): string | null {
  return BY_KIND.find(([, pattern]) => pattern.test(normalised))?.[0] ?? null;
}
