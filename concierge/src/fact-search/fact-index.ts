import { likeliestLanguages } from '../language/identification/identify-language.ts';
import { questionTopic } from '../language/search/question.ts';
import { type FoundRow, RowIndex } from '../language/search/row-index.ts';
import { factTopics, likenessOf, questionTopics, type TopicRoots } from '../topic-model/topic-likeness.ts';
import { RowLikeness } from '../word-vectors/row-likeness.ts';

/** A fact, or a passage of an article, with its searchable text. */
export interface FactTexts {
  /** Its key, as `checkOut.time`; the words of the key count as a name. */
  key: string;
  title: string;
  /** Key words and synonyms. */
  names: readonly string[];
  /** The answer, in each of its languages. */
  texts: readonly string[];
}

/** A fact's score for a question, and its position among the facts of the index. */
export interface FoundFact extends Omit<FoundRow, 'id'> {
  position: number;
  /** Similarity of the topics of question and fact, from 0 to 1. */
  alike: number;
  /** The margin of `alike` over every other fact; negative if another fact is closer. */
  ahead: number;
  /** Similarity in the meaning of the words, from 0 to 1; 0 if the question is not in English. */
  meant: number;
  /** The margin of `meant` over every other fact; negative if another fact is closer. */
  meantAhead: number;
}

/** `checkOut.time` as words: `check Out time`. */
const keyText = (key: string) => key.replace(/([a-z])([A-Z])/g, '$1 $2').replace(/[._-]+/g, ' ');

/** All names of a fact: title, key and key words, as one text. */
export const factNames = ({ key, title, names }: Pick<FactTexts, 'key' | 'title' | 'names'>): string =>
  [keyText(key), title, ...names].join(' ');

const MOST_READINGS = 3;
/** Most facts that are found only by their topics, if those are similar at all. */
const MOST_BY_TOPICS = 3;
const LEAST_ALIKE = 0.1;
/** Most facts that are found only by the meaning of their words. */
const MOST_BY_MEANING = 3;
const LEAST_MEANT = 0.15;
/** Weight of topic similarity relative to the best score by words. */
const TOPICS_WEIGHT = 1;
/** Weight of the meaning of words relative to the best score by words. */
const MEANING_WEIGHT = 2;

const evidence = ({ named, covered }: FoundRow) => named + covered;

const UNNAMED = { score: 0, named: 0, titled: 0, covered: 0, inProse: false, matched: 0 } as const;

/** The positions of the `most` largest of these numbers that reach `least`. */
const bestOf = (numbers: readonly number[], least: number, most: number): number[] =>
  [...numbers.entries()]
    .filter(([, number]) => number >= least)
    .sort((a, b) => b[1] - a[1])
    .slice(0, most)
    .map(([position]) => position);

/** By how much the number at a position exceeds every other one; negative if another is larger. */
function margins(numbers: readonly number[]): (position: number) => number {
  const [first = 0, second = 0] = [...numbers].sort((a, b) => b - a);
  return (position) => {
    const number = numbers[position] ?? 0;
    return number - (number === first ? second : first);
  };
}

/**
 * An index of a property's facts. It is built once for each state of the property's knowledge and queried once for each
 * question.
 */
export class FactIndex {
  readonly #rows = new RowIndex();
  readonly #topics: TopicRoots[] = [];
  readonly #meanings = new RowLikeness();

  /**
   * Adds a fact, at the next position.
   *
   * @param topics {@link topicsAt} of the same title, key and texts in an earlier index; computing them again would
   *   cost most of the time
   */
  add({ key, title, names, texts }: FactTexts, topics?: TopicRoots): void {
    const key_ = keyText(key);
    this.#rows.add({ id: String(this.#topics.length), names: [title, key_, ...names], prose: texts });
    this.#topics.push(topics ?? factTopics({ title, key: key_, texts }));
    this.#meanings.add([title, key_, ...names, ...texts].join(' '));
  }

  /** The topics of the fact at a position. */
  topicsAt(position: number): TopicRoots | undefined {
    return this.#topics[position];
  }

  /**
   * Facts that a question may be about, best first, by common words and by topics. Words such as `open` and `cost` do
   * not identify a subject.
   *
   * @param question one reading of the question in each line: the guest's own words, and the same words with the name
   *   of what they mean. A fact gets its best score of all readings
   */
  find(question: string): FoundFact[] {
    const best = new Map<string, FoundRow>();
    const readings = question.split('\n').slice(0, MOST_READINGS);
    for (const reading of readings) {
      for (const found of this.#rows.find(questionTopic(reading))) {
        const known = best.get(found.id);
        if (!known || evidence(found) > evidence(known)) best.set(found.id, found);
      }
    }
    const likeness = this.#likenessTo(readings[0] ?? '');
    const meaning = this.#meaningOf(readings[0] ?? '');
    const aheadBy = margins(likeness);
    const meantBy = margins(meaning);
    const others = [
      ...bestOf(likeness, LEAST_ALIKE, MOST_BY_TOPICS),
      ...bestOf(meaning, LEAST_MEANT, MOST_BY_MEANING),
    ];
    for (const position of others) {
      const id = String(position);
      if (!best.has(id)) best.set(id, { id, ...UNNAMED });
    }
    const highest = Math.max(1e-6, ...[...best.values()].map(({ score }) => score));
    return [...best.values()]
      .map(({ id, score, ...found }) => {
        const position = Number(id);
        const alike = likeness[position] ?? 0;
        const meant = meaning[position] ?? 0;
        return {
          ...found,
          position,
          alike,
          ahead: aheadBy(position),
          meant,
          meantAhead: meantBy(position),
          score: score / highest + TOPICS_WEIGHT * alike + MEANING_WEIGHT * meant,
        };
      })
      .sort((a, b) => b.score - a.score);
  }

  #likenessTo(question: string): number[] {
    const asked = questionTopics(question);
    return this.#topics.map((topics) => likenessOf(asked, topics));
  }

  /**
   * Similarity to each fact by meaning; 0 for other languages, whose words may look like English ones that mean
   * something else.
   */
  #meaningOf(question: string): number[] {
    const isEnglish = likeliestLanguages(question)[0] === 'en';
    return isEnglish ? this.#meanings.to(question) : this.#topics.map(() => 0);
  }
}
