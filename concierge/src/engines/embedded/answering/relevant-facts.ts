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

/** What it adds to the likelihood of a fact that it has the value that is asked for, or is about the same service. */
const VALUE_SCORE = 0.2;
const SHARED_SCORE = 0.3;
/** With a service or topic in common a fact answers from here on. */
const LEAST_OF_TOPIC = 0.2;
/** From this score on, two equally good facts are both given. */
const SURE = 0.8;
/** From this score a fact answers a question with another possible meaning, and a line that is no question. */
const LIKELY = 0.65;
const BEYOND_DOUBT = 0.9;
/** From here on one of two facts that fit alike is likely to be meant. */
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

/** With less than this of its name said, a fact that does not answer is not near either; half suffices on its topic. */
const NEAR_NAMED = 0.7;
const NEAR_NAMED_OF_TOPIC = 0.45;
const NEAR_COVERED = 0.2;

/** What a fact is called, as one text. */
const namesOf = (fact: Fact) => factNames({ ...fact, names: fact.about ?? [] });

/** Facts that have to do with a question, best first, and whether each answers it. */
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
      // Of several facts about a thing, the one with its price says what it costs, the one with its hours when.
      const fits = wanted.some((value) => value in fact.values) ? VALUE_SCORE : 0;
      const { relation = 'other', fit = null, likelihood = 0 } = related[index] ?? {};
      // A fact of the right topic without a price does not say what it costs.
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
 * The facts that answer a question, best first. A search gives what is nearest; only what is about the question's topic,
 * by its words or by a service or topic that it names, is an answer.
 */
export const relevantFacts = (query: string, facts: readonly Fact[], language: AnswerLanguage): Fact[] =>
  rankFacts(query, facts, language).flatMap(({ fact, answers }) => (answers ? [fact] : []));

/** Two facts whose scores differ by no more fit a question alike. */
const ALIKE = 0.2;
/** Two facts are given if both together are no longer than this. */
const TOLD_MAX_CHARS = 300;

/** Facts for a question: the given ones, and one that the guest may have meant. */
interface ToldFacts {
  told: Fact[];
  also: Fact | null;
}

/**
 * The facts that answer a question: the best one, or two equally good ones that certainly answer. Of two equally good
 * but less certain ones, the better is given and the other named. A question about a price or a time gets one.
 */
export function toldFacts(query: string, facts: readonly Fact[], language: AnswerLanguage): ToldFacts {
  const ranked = rankFacts(query, facts, language);
  const answering = ranked.filter(({ answers }) => answers);
  const [best, next] = answering.length > 0 ? answering : ranked.filter(({ perhaps }) => perhaps);
  if (!best) return { told: [], also: null };
  const alike = next !== undefined && best.score - next.score <= ALIKE;
  // One fact alone that is only perhaps meant is not told.
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
 * What is known about the thing that a question is about, where no fact answers it; null for nothing.
 *
 * @param line the guest's own words: what understanding added to them makes no fact near
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
 * Where no fact answers a question, from this score on the guest may choose one, and one that is this likely is
 * told with a word of doubt: of 25 such facts at four properties that answer the question 22 were the right one, and of
 * 39 questions without an answer there 29 stay below.
 */
const MAY_BE_MEANT = { chosen: 0.12, told: 0.2, likely: 0.5 } as const;
/** A fact that has no word of the question is about the same topic from here on. */
const ALIKE_ENOUGH = 0.4;
const MEANT_ENOUGH = 0.3;
const MOST_TO_CHOOSE = 3;

/** The facts that a line may be about where none of them answers it, best first. */
interface SupposedFacts {
  facts: Fact[];
  /** Whether the best may be told with a word of doubt. */
  mayBeTold: boolean;
  /** Whether the best is likely enough for a line that does not ask. */
  isLikely: boolean;
}

/** The facts that a line may be about where none of them answers it, best first, and how likely the best is. */
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
 * The fact that answers a line, although the line may be meant as something else than a question; null for none.
 *
 * @param asked whether the line asks: one that does not is about nothing else only where that is beyond doubt
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
