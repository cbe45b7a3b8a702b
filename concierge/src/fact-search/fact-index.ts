import { questionTopic } from '../language/search/question.ts';
import { type FoundRow, RowIndex } from '../language/search/row-index.ts';

/** A fact, or a piece of an article, by what it can be found. */
export interface FactTexts {
  /** Its name to programs, as `checkOut.time`: its words name it too. */
  key: string;
  title: string;
  /** Key words, and other words for the same. */
  names: readonly string[];
  /** What is told, in each language in which it is written. */
  texts: readonly string[];
}

/** How well a fact fits a question, and its position among the facts of the index. */
export interface FoundFact extends Omit<FoundRow, 'id'> {
  position: number;
}

/** `checkOut.time` as words: `check Out time`. */
const keyText = (key: string) => key.replace(/([a-z])([A-Z])/g, '$1 $2').replace(/[._-]+/g, ' ');

/** What a fact is called: title, key and key words, as one text. */
export const factNames = ({ key, title, names }: Pick<FactTexts, 'key' | 'title' | 'names'>): string =>
  [keyText(key), title, ...names].join(' ');

const MOST_READINGS = 3;

const evidence = ({ named, covered }: FoundRow) => named + covered;

/** An index of a property's facts. It is made once for each state of its knowledge and asked once for each question. */
export class FactIndex {
  readonly #rows = new RowIndex();
  #size = 0;

  /** Takes one more fact, at the next position. */
  add({ key, title, names, texts }: FactTexts): void {
    this.#rows.add({ id: String(this.#size), names: [title, keyText(key), ...names], prose: texts });
    this.#size += 1;
  }

  /**
   * Facts that a question may be about, best first. Words such as `open` and `cost` do not say what it is about.
   *
   * @param question one reading of it in each line, as the guest's own words and the same with the name of what they
   *   mean: a fact fits as well as it fits the reading that fits it best
   */
  find(question: string): FoundFact[] {
    const best = new Map<string, FoundRow>();
    for (const reading of question.split('\n').slice(0, MOST_READINGS)) {
      for (const found of this.#rows.find(questionTopic(reading))) {
        const known = best.get(found.id);
        if (!known || evidence(found) > evidence(known)) best.set(found.id, found);
      }
    }
    return [...best.values()]
      .sort((a, b) => b.score - a.score)
      .map(({ id, ...found }) => ({ ...found, position: Number(id) }));
  }
}
