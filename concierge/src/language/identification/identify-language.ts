import { findServices } from '../lexicon/find-services.ts';
import { ANSWER_LANGUAGES, isShared, SHARED_LANGUAGES } from '../text/answer-language.ts';
import { normalise, wordsOf } from '../text/normalise.ts';
import { LANGUAGE_MARKS, SCRIPTS, STOP_WORDS } from './language-marks.ts';
import { LETTER_MODEL } from './letters/letter-model.ts';

/** Weight of a hotel word of a language, so that `hielo y dos vasos` is not taken for Portuguese. */
const POINTS_PER_SERVICE_CHAR = 1 / 8;

/** Words that a text needs for its letters to count. */
const FEWEST_WORDS = 2;
/** Words from which letters alone name a language in which no line is understood: `Star tracker` is no Swedish. */
const MANY_WORDS = 5;
/** What a point is worth next to the evidence of letters, a natural logarithm. */
const EVIDENCE_PER_POINT = 2;
/** What speaks for a language that guests mix with others. */
const SHARED = 2;
/** Languages this close in their evidence are about equally likely. */
const CLOSE = 5;
/** The least evidence of a known sequence of letters, on average, in a text of a trained language. */
const LEAST_FIT = 0.5;
/** Languages in which lines are understood. */
const UNDERSTOOD: ReadonlySet<string> = new Set(ANSWER_LANGUAGES);
/** Points from which another language than the trained ones counts. */
const OTHER_POINTS = 3;

/**
 * The language of a message as a two-letter code, or null without clues (`ok`, `204`). Of equally likely ones a
 * shared language wins that has a word of its own in it.
 */
export function identifyLanguage(text: string): string | null {
  const likeliest = likeliestLanguages(text);
  const only = (languages: readonly string[]) => (languages.length === 1 ? (languages[0] ?? null) : null);
  if (likeliest.length < 2) return only(likeliest);
  const points = pointsOf(text);
  return only(likeliest.filter((language) => isShared(language) && points.has(language)));
}

/**
 * The most likely languages of a message, several when they are about equally likely, none without clues. The script
 * decides first, then the letters of all of its words, and where they are of no trained language, or too few, letters
 * and common words that only some languages use.
 */
export function likeliestLanguages(text: string, close = CLOSE): readonly string[] {
  for (const [language, script] of SCRIPTS) {
    if ((text.match(script) ?? []).length >= 2) return [language];
  }
  const points = pointsOf(text);
  return byLetters(text, points, close) ?? mostOf(points, 0);
}

/** Points of languages for their rare letters, their common words, and the names of services. */
function pointsOf(text: string): Map<string, number> {
  const points = new Map<string, number>();
  const add = (language: string, more: number) => points.set(language, (points.get(language) ?? 0) + more);
  for (const [language, mark, worth] of LANGUAGE_MARKS) {
    if (mark.test(text.toLowerCase())) add(language, worth);
  }
  const normalised = normalise(text);
  for (const word of wordsOf(normalised)) {
    for (const [language, words] of STOP_WORDS) if (words.has(word)) add(language, 1);
  }
  for (const language of SHARED_LANGUAGES) {
    for (const { start, end } of findServices(normalised, language))
      add(language, (end - start) * POINTS_PER_SERVICE_CHAR);
  }
  return points;
}

/** The languages whose points are at most `less` below the most. */
function mostOf(points: ReadonlyMap<string, number>, less: number): string[] {
  const most = Math.max(...points.values());
  return [...points].filter(([, worth]) => worth >= most - less).map(([language]) => language);
}

/** The languages by the letters of a text; null for one word, which may be a dish, and for letters of other languages. */
function byLetters(text: string, points: ReadonlyMap<string, number>, close: number): string[] | null {
  const words = wordsOf(normalise(text)).filter((word) => /\p{L}{2}/u.test(word)).length;
  if (words < FEWEST_WORDS) return null;
  const { scores, known } = LETTER_MODEL.scoresOf(text);
  const possible = [...scores].filter(
    ([language]) => words >= MANY_WORDS || UNDERSTOOD.has(language) || points.has(language),
  );
  const trained = new Map(
    possible.map(([language, score]) => [
      language,
      score + (points.get(language) ?? 0) * EVIDENCE_PER_POINT + (isShared(language) ? SHARED : 0),
    ]),
  );
  const others = [...points].filter(([language]) => !scores.has(language)).map(([, worth]) => worth);
  const own = [...points].filter(([language]) => scores.has(language)).map(([, worth]) => worth);
  const isOther = Math.max(...others, 0) >= OTHER_POINTS && Math.max(...others) > Math.max(...own, 0);
  const fit = Math.max(...possible.map(([, score]) => score)) / Math.max(1, known);
  return isOther || fit < LEAST_FIT ? null : mostOf(trained, close);
}

/** Words of a line that is too short to change the language of a conversation by its letters alone. */
const FEW_WORDS = 4;
/** How much likelier another language has to be for such a line. */
const CLOSE_OF_FEW = 20;

/** Whether a short line may as well be in the language of the conversation: `sorry no, quarter past`. */
const mayBeIn = (text: string, language: string): boolean =>
  wordsOf(normalise(text)).length <= FEW_WORDS &&
  pointsOf(text).has(language) &&
  likeliestLanguages(text, CLOSE_OF_FEW).includes(language);

/** The languages of the last two messages that have clues, the last first. */
function identified(guestTexts: readonly string[]): string[] {
  const found: string[] = [];
  for (const text of [...guestTexts].reverse()) {
    const language = identifyLanguage(text);
    if (language) found.push(language);
    if (found.length === 2) break;
  }
  return found;
}

/**
 * The language of a turn: the message's own, otherwise that of the guest's earlier messages, otherwise the property's
 * first. A few words that may be in the language of the message before are in that.
 */
export function languageOfTurn(guestTexts: readonly string[], propertyLanguages: readonly string[]): string {
  const [found, before] = identified(guestTexts);
  const [last = ''] = guestTexts.slice(-1);
  if (found && before && found !== before && mayBeIn(last, before)) return before;
  return found ?? propertyLanguages[0] ?? 'en';
}
