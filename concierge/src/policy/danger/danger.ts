import { LRUCache } from 'lru-cache';
import {
  ALARM,
  ASKED,
  DOUBT,
  FEW_WORDS,
  FOREIGN_DOUBT,
  HARMLESS,
  MEANT,
  UNANSWERED_DOUBT,
  UNLIKELY,
  UNREADABLE_DOUBT,
} from '../../alarm-model/thresholds.ts';
import { identifyLanguage } from '../../language/identification/identify-language.ts';
import { findServices } from '../../language/lexicon/find-services.ts';
import { isQuestion } from '../../language/search/question.ts';
import { isShared, SHARED_LANGUAGES } from '../../language/text/answer-language.ts';
import { normalise, wordsOf } from '../../language/text/normalise.ts';
import { readMeaning } from '../../meaning-model/meaning-model.ts';
import { saysAllClear } from './all-clear.ts';
import { clausesOf, sentencesOf, splitAtMarks } from './clauses.ts';
import { callsOut, type Danger, FOR_CHILDREN, isUnspaced, learnedFrom, listedDanger } from './evidence.ts';
import { isOrdinaryService, NEAR_DANGER, ordinaryWish } from './ordinary-wish.ts';
import { callsForHelp } from './words/calls-for-help.ts';
import { isDangerAlone } from './words/danger-phrases.ts';
import { isFarFromDanger } from './words/harmless-contexts.ts';
import { namesWeapon } from './words/weapons.ts';

export type { Danger } from './evidence.ts';

/**
 * Whether a line says, or may say, that a person is in danger; null if not. The alarm rules and danger phrases decide
 * first. If none of them matches, the alarm model decides: danger is certain from `ALARM` upwards and possible from
 * `DOUBT` upwards. If the model is sure that a line is harmless, it is not danger, even when a list matches; if a match
 * is only unlikely, the guest is asked. A missing child always counts. Recall goes before precision
 * (docs/product.md#concierge-shape).
 *
 * A line is checked several times: when it is written, with later lines, and before it is answered. Results are cached.
 */
export function dangerIn(line: string): Danger | null {
  const known = judged.get(line);
  if (known) return known.danger;
  const danger = judge(line);
  judged.set(line, { danger });
  return danger;
}

/** Most characters of all cached lines together; each line counts with one more. A longer line is not cached. */
const CHARS_KEPT = 200_000;

const judged = new LRUCache<string, { danger: Danger | null }>({
  maxSize: CHARS_KEPT,
  sizeCalculation: (_, line) => line.length + 1,
});

function judge(line: string): Danger | null {
  const listed = listedDanger(line);
  // The model only judges words.
  if (listed && !/\p{L}/u.test(line)) return listed;
  const { score: whole, kind } = learnedFrom(line);
  const clause = listed ? worstClause(line) : 0;
  const score = Math.max(whole, clause);
  if (listed) {
    const isPlain = saysSoPlainly(listed, line) && !(score < HARMLESS.farAway && isFarFromDanger(line));
    const isHarmless = !isPlain && score < HARMLESS.farAway && score < harmlessBelow(listed, line);
    if (isHarmless || (listed.kind === 'danger' && onlyWantsHelp(line))) return null;
    if (clause <= whole && score < MEANT.listed.score && isOrdinaryService(line, listed)) return null;
    return score < UNLIKELY && !isPlain ? { ...listed, certainty: 'possible' } : listed;
  }
  // “No doctor needed” can trigger the model, so an all-clear ends here. The lists find everything else that is wrong.
  if (saysAllClear(normalise(line))) return null;
  const isDoubted = score >= DOUBT && (ordinaryWish(line) < MEANT.unlisted || hasDoubtfulPart(line));
  if (score < ALARM && !isDoubted) return nextToWish(line);
  return { kind, certainty: score < ALARM ? 'possible' : 'certain' };
}

/**
 * Minimum score at which a clause counts by itself; a figure of speech (`the stairs nearly killed me`) stays below it.
 * If the alarm rules are certain of a clause (`there is fire`), it counts as soon as it is likely.
 */
const CLAUSE_DOUBT = { possible: 0.15, certain: UNLIKELY } as const;

/**
 * Danger in a sentence before or after a wish, without a comma between them, if the model is certain of it; null for
 * none.
 */
function nextToWish(line: string): Danger | null {
  const sentences = sentencesOf(line);
  if (sentences.length < 2) return null;
  const detected = sentences
    .map(learnedFrom)
    .find(({ score }, at) => score >= ALARM && ordinaryWish(sentences[at] ?? '') < MEANT.unlisted);
  return detected ? { kind: detected.kind, certainty: 'possible' } : null;
}

/** Whether the model doubts a clause that is not the wish itself: `two towels please my eyes are swelling shut`. */
function hasDoubtfulPart(line: string): boolean {
  const clauses = clausesOf(line);
  return (
    clauses.length > 1 &&
    clauses.some((clause) => learnedFrom(clause).score >= DOUBT && ordinaryWish(clause) < MEANT.inPart)
  );
}

/**
 * The score of the most dangerous clause among those with a match of the lists. A wish in the same line makes danger
 * look ordinary: `two towels please and there is smoke`.
 */
function worstClause(line: string): number {
  const clauses = clausesOf(line);
  if (clauses.length < 2) return 0;
  const scores = clauses.map((clause) => {
    const listed = listedDanger(clause);
    const { score } = learnedFrom(clause);
    const isNear = listed && score >= CLAUSE_DOUBT[listed.certainty] && !isFarFromDanger(line, clause);
    const counts = isNear && !isDangerAlone(normalise(clause));
    return counts && !(score < ALARM && isOrdinaryService(clause, listed)) ? score : 0;
  });
  return Math.max(...scores);
}

/**
 * Whether a short clause says what the alarm rules are certain of: `water please, there is fire`. A figure of speech
 * needs a sentence around it.
 */
const saysSoPlainly = ({ certainty }: Danger, line: string): boolean =>
  certainty === 'certain' &&
  !isQuestion(line) &&
  clausesOf(line).some(
    (clause) =>
      wordsOf(normalise(clause)).length <= FEW_WORDS &&
      listedDanger(clause)?.certainty === 'certain' &&
      learnedFrom(clause).score >= HARMLESS.certain,
  );

/** Whether a line calls for help only with something ordinary that it names: `UK plug doesn't fit your wall. help`. */
function onlyWantsHelp(line: string): boolean {
  const clauses = splitAtMarks(line);
  const rest = clauses.filter((clause) => !isDangerAlone(normalise(clause)));
  if (rest.length === 0 || rest.length === clauses.length) return false;
  const said = rest.join(', ');
  if (listedDanger(said) || learnedFrom(said).score >= MEANT.listed.score) return false;
  return isOrdinaryService(said, { kind: 'danger', certainty: 'possible' }, MEANT.unlisted);
}

/**
 * The score below which a match of the lists is not danger; 0, so that every match counts, for a child and for a guest
 * who calls the emergency services.
 */
function harmlessBelow({ kind, certainty }: Danger, line: string): number {
  const normalised = normalise(line);
  if (FOR_CHILDREN.includes(kind) || callsForHelp(normalised)) return 0;
  // `How many tablets are too many` is a question, but not an ordinary one.
  if (kind === 'self-harm') return HARMLESS.certain;
  if (isFarFromDanger(line)) return HARMLESS.farAway;
  if (isQuestion(line) && (readMeaning(line).acts.get('ask') ?? 0) >= ASKED)
    // `Hay llamas aquí` has the wording of a question, but is not one.
    return certainty === 'certain' && !line.includes('?') ? UNLIKELY : HARMLESS.asked;
  // The model has learned little of other languages, and a person looks at those lines anyway.
  const language = identifyLanguage(line);
  if (certainty === 'certain' || (language !== null && !isShared(language))) return HARMLESS.certain;
  const few = wordsOf(normalised).length <= FEW_WORDS && !callsOut(normalised);
  return few ? HARMLESS.possibleInFewWords : HARMLESS.possible;
}

/**
 * Danger in a line that has no answer; null if the line is as ordinary as most of them. Otherwise the guest would read
 * a sentence that does not help, so a lower score is enough to ask whether they are safe.
 */
export function dangerInUnanswered(line: string): Danger | null {
  if (saysAllClear(normalise(line))) return null;
  const { score, kind } = learnedFrom(line);
  if (score >= leastUnanswered(line)) return { kind, certainty: 'possible' };
  const listed = listedWithoutService(line);
  return listed && { kind: listed.kind, certainty: 'possible' };
}

function leastUnanswered(line: string): number {
  const language = identifyLanguage(line);
  if (language === null) return UNREADABLE_DOUBT;
  return isShared(language) ? UNANSWERED_DOUBT : FOREIGN_DOUBT;
}

/**
 * A list match or a weapon in a line that names no service: `hay sangre aquí`. Ignores the model's score, except for a
 * line about danger that is far away.
 */
function listedWithoutService(line: string): Danger | null {
  const normalised = normalise(line);
  if (isUnspaced(line)) return null;
  if (isFarFromDanger(line) && learnedFrom(line).score < HARMLESS.farAway) return null;
  const isAboutService = SHARED_LANGUAGES.some((language) =>
    findServices(normalised, language).some(({ service }) => !NEAR_DANGER.has(service)),
  );
  if (isAboutService) return null;
  return listedDanger(line) ?? (namesWeapon(normalised) ? { kind: 'security', certainty: 'possible' } : null);
}
