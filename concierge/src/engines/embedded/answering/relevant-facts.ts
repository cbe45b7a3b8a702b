import { factNames } from '../../../fact-search/fact-index.ts';
import { languagesIn } from '../../../language/identification/languages-in.ts';
import { findServices } from '../../../language/lexicon/find-services.ts';
import { questionKind, tells } from '../../../language/search/question.ts';
import { searchWords } from '../../../language/search/search-words.ts';
import type { AnswerLanguage } from '../../../language/text/answer-language.ts';
import { normalise } from '../../../language/text/normalise.ts';
import type { KnowledgeResult } from '../../../policy/actions/tool-results.ts';
import { isAboutAnother } from '../../../understanding/cues/alternatives.ts';
import { CUES } from '../../../understanding/cues/cues.ts';
import { TOPICS } from '../../../understanding/cues/topics.ts';
import { relateFacts } from '../../../understanding/property/answering-facts.ts';

type Fact = KnowledgeResult['facts'][number];

/** Added to the likelihood of a fact that has the requested kind of value, or is about the same service. */
const VALUE_SCORE = 0.2;
const SHARED_SCORE = 0.3;
/** Minimum likelihood of an answer that shares a service or topic with the question. */
const LEAST_OF_TOPIC = 0.2;
/** Minimum likelihood at which the answer gives two equally good facts. */
const SURE = 0.8;
/** Minimum likelihood of an answer to a question with another possible meaning, or to a line that is not a question. */
const LIKELY = 0.65;
const BEYOND_DOUBT = 0.9;
/** Minimum likelihood of the likelier of two facts that fit equally well. */
const PERHAPS = 0.35;

/** What a text is about: its services and topics, independent of language. */
function topicsOf(normalised: string, languages: readonly AnswerLanguage[]): Set<string> {
  const topics = new Set<string>();
  for (const language of languages) {
    for (const mention of findServices(normalised, language)) topics.add(mention.service);
  }
  for (const [topic, pattern] of TOPICS) if (pattern.test(normalised)) topics.add(topic);
  return topics;
}

/** Minimum share of a fact's name in the question if the fact is only near; half is enough on the question's topic. */
const NEAR_NAMED = 0.7;
const NEAR_NAMED_OF_TOPIC = 0.45;
const NEAR_COVERED = 0.2;

/** All names of a fact, as one text. */
const namesOf = (fact: Fact) => factNames({ ...fact, names: fact.about ?? [] });

/** Facts related to a question, best first, with whether each answers it. */
function rankFacts(query: string, facts: readonly Fact[], language: AnswerLanguage) {
  const asked = normalise(query);
  const topics = topicsOf(asked, [language]);
  const { price, time } = CUES[language];
  const wanted = price.test(asked) ? ['price'] : time.test(asked) ? ['from', 'until'] : [];
  const related = relateFacts(query, facts);
  const kind = questionKind(query);
  return facts
    .flatMap((fact, index) => {
      const named = normalise(namesOf(fact));
      if (isAboutAnother(asked, `${named} ${normalise(fact.text)}`)) return [];
      const about = topicsOf(named, languagesIn(named));
      const shared = [...topics].filter((topic) => about.has(topic)).length;
      // Of several facts about a thing, prefers the one with the requested value: its price or its hours.
      const fits = wanted.some((value) => value in fact.values) ? VALUE_SCORE : 0;
      const { relation = 'other', fit = null, likelihood = 0 } = related[index] ?? {};
      // A fact of the right topic without a price does not answer a question for the price.
      const answers =
        relation === 'answers' || (shared > 0 && likelihood >= LEAST_OF_TOPIC && tells(kind, fact));
      const least = shared > 0 ? NEAR_NAMED_OF_TOPIC : NEAR_NAMED;
      const near = relation === 'near' || (fit !== null && fit.named >= least && fit.covered >= NEAR_COVERED);
      const sure = answers && likelihood >= SURE;
      const perhaps = !answers && likelihood >= PERHAPS && tells(kind, fact);
      const score = likelihood + (shared > 0 ? SHARED_SCORE : 0) + fits;
      return answers || near || perhaps ? [{ fact, score, likelihood, answers, near, perhaps, sure }] : [];
    })
    .sort((a, b) => b.score - a.score);
}

/**
 * The facts that answer a question, best first. Search results are only the nearest facts; an answer has to be about
 * the question's topic, by its words or by a service or topic that it names.
 */
export const relevantFacts = (query: string, facts: readonly Fact[], language: AnswerLanguage): Fact[] =>
  rankFacts(query, facts, language).flatMap(({ fact, answers }) => (answers ? [fact] : []));

/** Two facts whose scores differ by at most this fit a question equally well. */
const ALIKE = 0.2;
/** Most characters of two facts that are given together. */
const TOLD_MAX_CHARS = 300;

/** The facts that the answer gives, and the title of one that the guest may have meant. */
interface ToldFacts {
  told: Fact[];
  also: Fact | null;
}

/**
 * The facts that answer a question: the best one, or two equally good ones that certainly answer. Of two equally good
 * but less certain ones, the better is given and the other only named. A question for a price or a time gets one fact.
 */
export function toldFacts(query: string, facts: readonly Fact[], language: AnswerLanguage): ToldFacts {
  const ranked = rankFacts(query, facts, language);
  const answering = ranked.filter(({ answers }) => answers);
  const [best, next] = answering.length > 0 ? answering : ranked.filter(({ perhaps }) => perhaps);
  if (!best) return { told: [], also: null };
  const alike = next !== undefined && best.score - next.score <= ALIKE;
  // A single fact that is only perhaps meant is not given.
  if (!alike) return { told: best.answers ? [best.fact] : [], also: null };
  const short = best.fact.text.length + next.fact.text.length <= TOLD_MAX_CHARS;
  const both = best.sure && next.sure && short && questionKind(query) === null;
  return both ? { told: [best.fact, next.fact], also: null } : { told: [best.fact], also: next.fact };
}

/** Whether two texts have a word in common, or words that mean the same. */
function shareWord(one: string, other: string): boolean {
  const words = searchWords(other);
  return searchWords(one).some(({ stem, concepts }) =>
    words.some((word) => word.stem === stem || word.concepts.some((concept) => concepts.includes(concept))),
  );
}

/**
 * The fact about the subject of a question that no fact answers; null for none.
 *
 * @param line the guest's own words; a fact that only matches words that understanding added is not near
 */
export const nearestFact = (
  query: string,
  line: string,
  facts: readonly Fact[],
  language: AnswerLanguage,
): Fact | null =>
  rankFacts(query, facts, language).find(
    ({ fact, answers, near }) => (answers || near) && shareWord(line, namesOf(fact)),
  )?.fact ?? null;

/**
 * Minimum likelihoods of facts for a question that no fact answers: `chosen` to be among the guest's choices, `told` to
 * be given in a hedged sentence, `likely` to be given to a line that is not a question. At four properties 22 of 25
 * such facts were right, and 29 of 39 questions without an answer stayed below.
 */
const MAY_BE_MEANT = { chosen: 0.12, told: 0.2, likely: 0.5 } as const;
/** Minimum similarity of topic, and of meaning, for a fact without a word of the question. */
const ALIKE_ENOUGH = 0.4;
const MEANT_ENOUGH = 0.3;
const MOST_TO_CHOOSE = 3;

/** The result of {@link supposedFacts}. */
interface SupposedFacts {
  facts: Fact[];
  /** Whether the best fact may be given in a hedged sentence. */
  mayBeTold: boolean;
  /** Whether the best fact is likely enough for a line that is not a question. */
  isLikely: boolean;
}

/** The facts that a line may be about if none of them answers it, best first. */
export function supposedFacts(query: string, facts: readonly Fact[]): SupposedFacts {
  const kind = questionKind(query);
  const supposed = relateFacts(query, facts)
    .flatMap(({ likelihood, fit }, index) => {
      const fact = facts[index];
      const isRelated =
        fit !== null && (fit.matched > 0 || fit.alike >= ALIKE_ENOUGH || fit.meant >= MEANT_ENOUGH);
      return fact && isRelated && likelihood >= MAY_BE_MEANT.chosen ? [{ fact, likelihood }] : [];
    })
    .sort((a, b) => b.likelihood - a.likelihood)
    .slice(0, MOST_TO_CHOOSE);
  const [best] = supposed;
  return {
    facts: supposed.map(({ fact }) => fact),
    mayBeTold: best !== undefined && best.likelihood >= MAY_BE_MEANT.told && tells(kind, best.fact),
    isLikely: best !== undefined && best.likelihood >= MAY_BE_MEANT.likely,
  };
}

/**
 * The fact that answers a line with another possible meaning; null for none.
 *
 * @param asked whether the line is a question; for any other line the fact has to be beyond doubt
 */
export const factForLine = (
  line: string,
  facts: readonly Fact[],
  language: AnswerLanguage,
  asked: boolean,
): Fact | null =>
  rankFacts(line, facts, language).find(
    ({ answers, likelihood }) => answers && likelihood >= (asked ? LIKELY : BEYOND_DOUBT),
  )?.fact ?? null;
