import { z } from 'zod';
import ar from '../../../../data/ar/danger-words.json' with { type: 'json' };
import bn from '../../../../data/bn/danger-words.json' with { type: 'json' };
import cs from '../../../../data/cs/danger-words.json' with { type: 'json' };
import da from '../../../../data/da/danger-words.json' with { type: 'json' };
import el from '../../../../data/el/danger-words.json' with { type: 'json' };
import fi from '../../../../data/fi/danger-words.json' with { type: 'json' };
import he from '../../../../data/he/danger-words.json' with { type: 'json' };
import hi from '../../../../data/hi/danger-words.json' with { type: 'json' };
import hu from '../../../../data/hu/danger-words.json' with { type: 'json' };
import id from '../../../../data/id/danger-words.json' with { type: 'json' };
import ja from '../../../../data/ja/danger-words.json' with { type: 'json' };
import ko from '../../../../data/ko/danger-words.json' with { type: 'json' };
import nl from '../../../../data/nl/danger-words.json' with { type: 'json' };
import no from '../../../../data/no/danger-words.json' with { type: 'json' };
import pl from '../../../../data/pl/danger-words.json' with { type: 'json' };
import ro from '../../../../data/ro/danger-words.json' with { type: 'json' };
import ru from '../../../../data/ru/danger-words.json' with { type: 'json' };
import sv from '../../../../data/sv/danger-words.json' with { type: 'json' };
import th from '../../../../data/th/danger-words.json' with { type: 'json' };
import tr from '../../../../data/tr/danger-words.json' with { type: 'json' };
import uk from '../../../../data/uk/danger-words.json' with { type: 'json' };
import vi from '../../../../data/vi/danger-words.json' with { type: 'json' };
import zh from '../../../../data/zh/danger-words.json' with { type: 'json' };
import { answerFiles } from '../../../data/answer-data.ts';
import { loadData } from '../../../data/load-data.ts';
import { onFirstUse } from '../../../data/on-first-use.ts';
import { normalise } from '../../../language/text/normalise.ts';
import { AROUND_A_CALL } from './calls-for-help.ts';
import { withoutHarmlessThings } from './harmless-things.ts';

/**
 * Danger phrases of one language. In every phrase `*` ends a word that may continue, and `…` matches up to four words.
 */
const DangerPhrases = z.object({
  /** Complete lines that call for help. */
  alone: z.array(z.string().min(1)),
  /** Phrases of possible danger, by kind of alarm. */
  words: z.record(z.string(), z.array(z.string().min(1))),
  /** Harmless phrases with a danger word; removed before any matching. */
  lookAlikes: z.array(z.string().min(1)),
});
type DangerPhrases = z.infer<typeof DangerPhrases>;

/** Danger phrases by language. All of them apply to every line, because people in danger mix languages. */
export const DANGER_PHRASES: Readonly<Record<string, DangerPhrases>> = loadData(
  'danger-words',
  DangerPhrases,
  {
    ...answerFiles('danger-words'),
    nl,
    pl,
    ru,
    uk,
    tr,
    ar,
    he,
    zh,
    ja,
    ko,
    hi,
    bn,
    id,
    vi,
    th,
    sv,
    da,
    no,
    fi,
    cs,
    el,
    ro,
    hu,
  },
);

const all = Object.values(DANGER_PHRASES);

/** Scripts that do not separate words by spaces, or that attach small words to the next one. */
const WITHOUT_BOUNDARIES =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Devanagari}\p{Script=Bengali}]/u;

function patternOf(phrase: string): string {
  const pattern = normalise(phrase)
    .replaceAll(/[.+?^${}()|[\]\\]/g, '\\$&')
    .replaceAll(/\s*…\s*/gu, "(?: [\\p{L}']+){0,4} ")
    .replaceAll('*', '[\\p{L}]*');
  return pattern;
}

/** One expression that matches any of these phrases, longest first, so that it finds `fire pit` before `fire`. */
function anyOf(phrases: readonly string[]): RegExp {
  const sorted = [...phrases].sort((a, b) => b.length - a.length);
  const patterns = (joined: boolean) =>
    sorted.filter((phrase) => WITHOUT_BOUNDARIES.test(phrase) === joined).map(patternOf);
  // One lookbehind for all phrases: with one for each, a line took tens of milliseconds.
  const words = `(?<![\\p{L}\\p{N}])(?:${patterns(false).join('|')})(?![\\p{L}\\p{N}])`;
  return new RegExp([words, ...patterns(true)].join('|'), 'gu');
}

const lookAlikePhrases = onFirstUse(() => anyOf(all.flatMap(({ lookAlikes }) => lookAlikes)));

const byKind = onFirstUse(
  (): ReadonlyArray<readonly [kind: string, pattern: RegExp]> =>
    ['fire', 'self-harm', 'medical', 'security', 'trapped', 'water', 'power', 'danger'].map((kind) => [
      kind,
      new RegExp(anyOf(all.flatMap(({ words }) => words[kind] ?? [])).source, 'u'),
    ]),
);

const letters = (normalised: string) => normalised.replaceAll(/[^\p{L}\p{N}]+/gu, ' ').trim();

const linesAlone = onFirstUse(
  () => new Set(all.flatMap(({ alone }) => alone.map((line) => letters(normalise(line))))),
);

/** Danger phrases by language, compiled on first use. */
const byLanguage = new Map<string, RegExp>();

/** Whether a normalised line has a danger phrase of this language. */
export function hasDangerPhraseOf(language: string, normalised: string): boolean {
  const listed = DANGER_PHRASES[language];
  if (!listed) return false;
  const known =
    byLanguage.get(language) ??
    new RegExp(anyOf([...listed.alone, ...Object.values(listed.words).flat()]).source, 'u');
  byLanguage.set(language, known);
  return known.test(normalised);
}

const FILLERS = new RegExp(
  `^(?:${AROUND_A_CALL.before.join('|')})+\\s+|\\s+(?:${AROUND_A_CALL.after.join('|')})+$`,
  'gu',
);

/** A normalised line without the harmless look-alike phrases. */
export function withoutLookAlikes(normalised: string): string {
  return withoutHarmlessThings(normalised).replaceAll(lookAlikePhrases(), ' ').replaceAll(/\s+/g, ' ').trim();
}

/** Whether a normalised line is only a call for help, as `help` or `au secours !`. */
export function isDangerAlone(normalised: string): boolean {
  const said = letters(normalised);
  return linesAlone().has(said) || linesAlone().has(letters(said.replaceAll(FILLERS, ' ')));
}

/** The kind of the first danger phrase in a normalised line; null for none. */
export function soundsDangerous(normalised: string): string | null {
  return byKind().find(([, pattern]) => pattern.test(normalised))?.[0] ?? null;
}
