import { findServices } from '../lexicon/find-services.ts';
import { ANSWER_LANGUAGES, isShared, SHARED_LANGUAGES } from '../text/answer-language.ts';
import { normalise, wordsOf } from '../text/normalise.ts';
import { LANGUAGE_MARKS, SCRIPTS, STOP_WORDS } from './language-marks.ts';
import { LETTER_MODEL } from './letters/letter-model.ts';

/**
 * Points for a service's name in a language, per character, so that `hielo y dos vasos` is not identified as
 * Portuguese.
 */
const POINTS_PER_SERVICE_CHAR = 1 / 8;

/** Fewest words of a text whose letters count. */
const FEWEST_WORDS = 2;
/**
 * Fewest words from which letters alone identify a language that the concierge does not understand: `Star tracker` is
 * not Swedish.
 */
const MANY_WORDS = 5;
/** Weight of a point relative to the evidence of letters, as a natural logarithm. */
const EVIDENCE_PER_POINT = 2;
/** Evidence in favour of a language that guests mix with others. */
const SHARED = 2;
/** Languages whose evidence differs by at most this are about equally likely. */
const CLOSE = 5;
/** Minimum average evidence of a known sequence of letters in a text of a trained language. */
const LEAST_FIT = 0.5;
/** Languages in which the concierge understands lines. */
const UNDERSTOOD: ReadonlySet<string> = new Set(ANSWER_LANGUAGES);
/** Minimum points of a language outside the trained ones. */
const OTHER_POINTS = 3;

/**
 * The language of a message as a two-letter code; null without clues (`ok`, `204`). Of equally likely languages, a
 * shared language with a word of its own in the message wins.
 */
export function identifyLanguage(text: string): string | null {
  const likeliest = likeliestLanguages(text);
  const only = (languages: readonly string[]) => (languages.length === 1 ? (languages[0] ?? null) : null);
  if (likeliest.length < 2) return only(likeliest);
  const points = pointsOf(text);
  return only(likeliest.filter((language) => isShared(language) && points.has(language)));
}

/**
 * The most likely languages of a message: several if they are about equally likely, none without clues. The script
 * decides first, then the letters of all words. If there are too few words, or the letters are of no trained language,
 * rare letters and common words decide.
 */
export function likeliestLanguages(text: string, close = CLOSE): readonly string[] {
  for (const [language, script] of SCRIPTS) {
    if ((text.match(script) ?? []).length >= 2) return [language];
  }
  const points = pointsOf(text);
  return byLetters(text, points, close) ?? mostOf(points, 0);
}

/** The points of languages for their rare letters, their common words, and the names of services. */
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

/** The languages whose points are at most `less` below the highest. */
function mostOf(points: ReadonlyMap<string, number>, less: number): string[] {
  const most = Math.max(...points.values());
  return [...points].filter(([, worth]) => worth >= most - less).map(([language]) => language);
}

/**
 * The languages by the letters of a text; null for one word, which may be a dish, and for letters of an untrained
 * language.
 */
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

/** Most words of a line that is too short to change the language of a conversation by its letters alone. */
const FEW_WORDS = 4;
/** How much likelier another language must be to change the language of a conversation in such a line. */
const CLOSE_OF_FEW = 20;

/** Whether a short line may also be in the language of the conversation: `sorry no, quarter past`. */
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
 * first. A few words that may be in the language of the message before count as that language.
 */
export function languageOfTurn(guestTexts: readonly string[], propertyLanguages: readonly string[]): string {
  const [found, before] = identified(guestTexts);
  const [last = ''] = guestTexts.slice(-1);
  if (found && before && found !== before && mayBeIn(last, before)) return before;
  return found ?? propertyLanguages[0] ?? 'en';
}
