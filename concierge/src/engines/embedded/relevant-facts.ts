import { factNames } from '../../fact-search/fact-index.ts';
import { findServices } from '../../language/lexicon/find-services.ts';
import { questionKind, tells } from '../../language/search/question.ts';
import { searchWords } from '../../language/search/search-words.ts';
import { ANSWER_LANGUAGES, type AnswerLanguage } from '../../language/text/answer-language.ts';
import { normalise } from '../../language/text/normalise.ts';
import type { KnowledgeResult } from '../../policy/actions/tool-results.ts';
import { isAboutAnother } from '../../understanding/cues/alternatives.ts';
import { CUES } from '../../understanding/cues/cues.ts';
import { TOPICS } from '../../understanding/cues/topics.ts';
import { relateFacts } from '../../understanding/property/answering-facts.ts';

type Fact = KnowledgeResult['facts'][number];

const VALUE_SCORE = 2;
/** From this share of a line on it can be about nothing else. */
const SURE_COVERED = 0.5;

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
      const about = topicsOf(named, ANSWER_LANGUAGES);
      const shared = [...topics].filter((topic) => about.has(topic)).length;
      // Of several facts about a thing, the one with its price says what it costs, the one with its hours when.
      const fits = wanted.some((value) => value in fact.values) ? VALUE_SCORE : 0;
      const { relation = 'other', fit = null, score = 0 } = related[index] ?? {};
      // A fact of the right topic without a price does not say what it costs.
      const answers = relation === 'answers' || (shared > 0 && tells(kind, fact));
      const least = shared > 0 ? NEAR_NAMED_OF_TOPIC : NEAR_NAMED;
      const near = fit !== null && fit.named >= least && fit.covered >= NEAR_COVERED;
      const sure = answers && fit !== null && fit.named >= NEAR_NAMED && fit.covered >= SURE_COVERED;
      return answers || near ? [{ fact, score: shared * 3 + fits + 2 * score, answers, sure }] : [];
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
const ALIKE = 0.01;
/** Two facts are told where both together are no longer than this. */
const TOLD_MAX_CHARS = 300;

/**
 * The facts that are told: the one that answers best, or two that certainly answer and fit alike. Who asks for a price or
 * a time is told one.
 */
export function toldFacts(query: string, facts: readonly Fact[], language: AnswerLanguage): Fact[] {
  const [best, next] = rankFacts(query, facts, language).filter(({ answers }) => answers);
  if (!best) return [];
  const alike = next && best.sure && next.sure && best.score - next.score <= ALIKE;
  const short = next && best.fact.text.length + next.fact.text.length <= TOLD_MAX_CHARS;
  return alike && short && questionKind(query) === null ? [best.fact, next.fact] : [best.fact];
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
  rankFacts(query, facts, language).find(({ fact }) => shareWord(line, namesOf(fact)))?.fact ?? null;

/** The fact that answers a line beyond doubt, although the line may be meant as something else than a question. */
export const certainFact = (query: string, facts: readonly Fact[], language: AnswerLanguage): Fact | null =>
  rankFacts(query, facts, language).find(({ sure }) => sure)?.fact ?? null;
