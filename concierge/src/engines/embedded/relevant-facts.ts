import { findServices } from '../../language/lexicon/find-services.ts';
import { ANSWER_LANGUAGES, type AnswerLanguage } from '../../language/text/answer-language.ts';
import { normalise, wordsOf } from '../../language/text/normalise.ts';
import type { KnowledgeResult } from '../../policy/actions/tool-results.ts';
import { isAboutAnother } from '../../understanding/cues/alternatives.ts';
import { CUES } from '../../understanding/cues/cues.ts';
import { TOPICS } from '../../understanding/cues/topics.ts';

type Fact = KnowledgeResult['facts'][number];

const STEM_CHARS = 6;
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

const contentStems = (text: string, stop: ReadonlySet<string>) =>
  new Set(
    wordsOf(normalise(text))
      .filter((word) => word.length > 3 && !stop.has(word))
      .map((word) => word.slice(0, STEM_CHARS)),
  );

const STOP = new Set(
  'what when where which that this with from have your their there about does could would please tell know much many time hours open close hotel room here para como onde quando qual quanto tem esta este esse essa posso pode hotel quarto hora horas donde cuando cual cuanto tiene puedo puede habitacion esta este hasta desde information anyone guests guest property daily available every between free price cost need want like come get take make find used using'.split(
    ' ',
  ),
);

/** The names by which a fact's key goes: `checkOut.time` is `check`, `out`, `time`. */
const keyText = (key: string) => key.replace(/([a-z])([A-Z])/g, '$1 $2').replace(/[._-]+/g, ' ');

/**
 * The facts that answer a question, best first. A search gives what is nearest; only what shares the question's
 * topic, or its words when no topic is known, is an answer.
 */
export function relevantFacts(query: string, facts: readonly Fact[], language: AnswerLanguage): Fact[] {
  const asked = normalise(query);
  const topics = topicsOf(asked, [language]);
  const stems = contentStems(query, STOP);
  const { price, time } = CUES[language];
  const wanted = price.test(asked) ? ['price'] : time.test(asked) ? ['from', 'until'] : [];
  const scored = facts.map((fact) => {
    const named = normalise(`${keyText(fact.key)} ${fact.title} ${(fact.about ?? []).join(' ')}`);
    const about = topicsOf(named, ANSWER_LANGUAGES);
    const shared = [...topics].filter((topic) => about.has(topic)).length;
    const words = contentStems(
      `${keyText(fact.key)} ${fact.title} ${fact.text} ${(fact.about ?? []).join(' ')}`,
      STOP,
    );
    const overlap = [...stems].filter((stem) => words.has(stem)).length;
    // Of several facts about a thing, the one with its price says what it costs, the one with its hours when.
    const fits = wanted.some((value) => value in fact.values) ? VALUE_SCORE : 0;
    const other = isAboutAnother(asked, `${named} ${normalise(fact.text)}`);
    return { fact, score: shared * 3 + overlap + fits, shared, overlap, other };
  });
  return scored
    .filter(
      ({ shared, overlap, other }) =>
        !other && (shared > 0 || (topics.size === 0 && overlap >= Math.max(1, Math.ceil(stems.size / 2)))),
    )
    .sort((a, b) => b.score - a.score)
    .map(({ fact }) => fact);
}
