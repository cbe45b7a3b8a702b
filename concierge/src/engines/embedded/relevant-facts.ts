import { findServices } from '../../language/lexicon/find-services.ts';
import { factNames } from '../../language/search/fact-index.ts';
import { questionKind, tells } from '../../language/search/question.ts';
import { ANSWER_LANGUAGES, type AnswerLanguage } from '../../language/text/answer-language.ts';
import { normalise } from '../../language/text/normalise.ts';
import type { KnowledgeResult } from '../../policy/actions/tool-results.ts';
import { isAboutAnother } from '../../understanding/cues/alternatives.ts';
import { CUES } from '../../understanding/cues/cues.ts';
import { TOPICS } from '../../understanding/cues/topics.ts';
import { relateFacts } from '../../understanding/property/answering-facts.ts';

type Fact = KnowledgeResult['facts'][number];

const VALUE_SCORE = 2;

/** What a text is about: its services and topics, independent of language. */
function topicsOf(normalised: string, languages: readonly AnswerLanguage[]): Set<string> {
  const topics = new Set<string>();
  for (const language of languages) {
    for (const mention of findServices(normalised, language)) topics.add(mention.service);
  }
  for (const [topic, pattern] of TOPICS) if (pattern.test(normalised)) topics.add(topic);
  return topics;
}

/**
 * The facts that answer a question, best first. A search gives what is nearest; only what is about the question's topic,
 * by its words or by a service or topic that it names, is an answer.
 */
export function relevantFacts(query: string, facts: readonly Fact[], language: AnswerLanguage): Fact[] {
  const asked = normalise(query);
  const topics = topicsOf(asked, [language]);
  const { price, time } = CUES[language];
  const wanted = price.test(asked) ? ['price'] : time.test(asked) ? ['from', 'until'] : [];
  const related = relateFacts(query, facts);
  const kind = questionKind(query);
  const scored = facts.map((fact, index) => {
    const named = normalise(factNames({ ...fact, names: fact.about ?? [] }));
    const about = topicsOf(named, ANSWER_LANGUAGES);
    const shared = [...topics].filter((topic) => about.has(topic)).length;
    // Of several facts about a thing, the one with its price says what it costs, the one with its hours when.
    const fits = wanted.some((value) => value in fact.values) ? VALUE_SCORE : 0;
    const other = isAboutAnother(asked, `${named} ${normalise(fact.text)}`);
    const { relation, fit } = related[index] ?? { relation: 'other', fit: 0 };
    // A fact of the right topic without a price does not say what it costs.
    const answers = relation === 'answers' || (shared > 0 && tells(kind, fact));
    return { fact, score: shared * 3 + fits + 2 * fit, answers: answers && !other };
  });
  return scored
    .filter(({ answers }) => answers)
    .sort((a, b) => b.score - a.score)
    .map(({ fact }) => fact);
}
