import MiniSearch from 'minisearch';
import { normalise, wordsOf } from '../text/normalise.ts';
import { type SearchWord, searchWords } from './search-words.ts';

/** A row of a property that can be found: what it is called, and what else is written about it. */
export interface SearchableRow {
  id: string;
  /** Title, synonyms, key words: each names the row by itself. */
  names: readonly string[];
  /** Descriptions and examples: they lead to the row and do not name it. */
  prose: readonly string[];
}

/** A row that a text may be about. */
export interface FoundRow {
  id: string;
  /** BM25 over the property's rows, names counting more than prose; comparable within one search alone. */
  score: number;
  /** How much of the best of its names the text says, from 0 to 1, rare words counting more. */
  named: number;
  /** How much of its first name, the title, the text says. */
  titled: number;
  /** How much of the text the row accounts for, from 0 to 1, rare words counting more. */
  covered: number;
  /** Whether something of the text is in its prose. */
  inProse: boolean;
  /** How many words of the text it has. */
  matched: number;
}

/** Rows and texts beyond these are left out: a property has a few hundred rows of a few lines. */
const MOST_ROWS = 5_000;
const MOST_NAMES = 60;
const TEXT_MAX_CHARS = 2_000;
const QUERY_MAX_WORDS = 60;

/** A name counts so much more than prose. */
const NAME_BOOST = 3;
/** A word that is spelt alike or means the same counts so much of the word itself. */
const ALIKE = 0.75;
/** From this many letters on a word may have a typing error, and a beginning counts as the word. */
const FUZZY_CHARS = 6;
/** Share of a word's letters that may differ. */
const FUZZINESS = 0.2;

/** A text's words with a space around each, so that a name in it is a part of it. */
const spaced = (text: string) => ` ${wordsOf(normalise(text)).join(' ')} `;

const conceptTerm = (concept: number) => `#${concept}`;

/** The terms by which a text is found: its stems, neighbours written as one (`high chair`, `highchair`), concepts. */
function termsOf(words: readonly SearchWord[]): string[] {
  return words.flatMap(({ word, stem, concepts }, index) => {
    const next = words[index + 1];
    return [stem, ...(next ? [word + next.stem] : []), ...concepts.map(conceptTerm)];
  });
}

interface Document {
  id: string;
  names: string;
  prose: string;
}

/** An index of a property's rows by what they say, over words, typing errors, and concepts in several languages. */
export class RowIndex {
  readonly #search: MiniSearch<Document>;
  /** The words of each name of each row. */
  readonly #names = new Map<string, SearchWord[][]>();
  /** Names of nothing but everyday words (`to go`), as they are said. */
  readonly #everyday: Array<{ id: string; said: string }> = [];
  /** In how many rows a term occurs. */
  readonly #frequency = new Map<string, number>();
  #size = 0;

  constructor(rows: readonly SearchableRow[] = []) {
    this.#search = new MiniSearch<Document>({
      fields: ['names', 'prose'],
      tokenize: (text) => text.split(' '),
      processTerm: (term) => term || null,
      searchOptions: { boost: { names: NAME_BOOST } },
    });
    for (const row of rows) this.add(row);
  }

  /** Takes one more row; those beyond the limit are left out. */
  add({ id, names, prose }: SearchableRow): void {
    if (this.#size >= MOST_ROWS) return;
    this.#size += 1;
    const named: SearchWord[][] = [];
    for (const name of names.slice(0, MOST_NAMES)) {
      const words = searchWords(name.slice(0, TEXT_MAX_CHARS));
      if (words.length > 0) named.push(words);
      // `Hours` by itself names nothing.
      else if (wordsOf(normalise(name)).length > 1) this.#everyday.push({ id, said: spaced(name) });
    }
    const told = prose.map((text) => searchWords(text.slice(0, TEXT_MAX_CHARS)));
    this.#names.set(id, named);
    const nameTerms = named.flatMap(termsOf);
    const proseTerms = told.flatMap(termsOf);
    for (const term of new Set([...nameTerms, ...proseTerms])) {
      this.#frequency.set(term, (this.#frequency.get(term) ?? 0) + 1);
    }
    this.#search.add({ id, names: nameTerms.join(' '), prose: proseTerms.join(' ') });
  }

  /** How much a word tells rows apart: 1 where one row of many has it, less the more do. */
  #weightOf({ stem, concepts }: SearchWord): number {
    const frequency = Math.max(
      this.#frequency.get(stem) ?? 0,
      ...concepts.map((concept) => this.#frequency.get(conceptTerm(concept)) ?? 0),
    );
    return frequency === 0 ? 1 : Math.log(1 + this.#size / frequency) / Math.log(1 + this.#size);
  }

  /** Rows that a text may be about, best first. */
  find(text: string): FoundRow[] {
    const words = searchWords(text).slice(0, QUERY_MAX_WORDS);
    const line = spaced(text);
    const everyday = this.#everyday.filter(({ said }) => line.includes(said)).map(({ id }) => id);
    const found = this.#findByWords(words).filter(({ id }) => !everyday.includes(id));
    const [best = { score: 1 }] = found;
    return [...new Set(everyday)]
      .map((id) => ({ id, score: best.score, named: 1, titled: 1, covered: 1, inProse: false, matched: 1 }))
      .concat(found);
  }

  #findByWords(words: readonly SearchWord[]): FoundRow[] {
    const terms = [...new Set(termsOf(words))];
    if (terms.length === 0) return [];
    const results = this.#search.search(terms.join(' '), {
      fuzzy: (term) => (term.length >= FUZZY_CHARS && !term.startsWith('#') ? FUZZINESS : false),
      prefix: (term) => term.length >= FUZZY_CHARS && !term.startsWith('#'),
      weights: { fuzzy: ALIKE, prefix: ALIKE },
    });
    return results.map(({ id, score, match, queryTerms }) => {
      const said = new Set(queryTerms);
      const inNames = new Set(Object.keys(match).filter((term) => match[term]?.includes('names')));
      const shares = (this.#names.get(id) ?? []).map((name) => this.#shareOf(name, inNames));
      return {
        id: String(id),
        score,
        named: Math.max(0, ...shares),
        titled: shares[0] ?? 0,
        covered: this.#shareOf(words, said),
        matched: words.filter((word) => this.#shareOf([word], said) > 0).length,
        inProse: Object.values(match).some((fields) => fields.includes('prose')),
      };
    });
  }

  /** How much of these words is among the terms, from 0 to 1. */
  #shareOf(words: readonly SearchWord[], terms: ReadonlySet<string>): number {
    let whole = 0;
    let part = 0;
    for (const [index, word] of words.entries()) {
      const weight = this.#weightOf(word);
      whole += weight;
      const before = words[index - 1];
      const next = words[index + 1];
      const joined =
        (next && terms.has(word.word + next.stem)) || (before && terms.has(before.word + word.stem));
      if (terms.has(word.stem) || joined) part += weight;
      else if (word.concepts.some((concept) => terms.has(conceptTerm(concept)))) part += weight * ALIKE;
    }
    return whole === 0 ? 0 : part / whole;
  }
}
