import MiniSearch from 'minisearch';
import { normalise, wordsOf } from '../text/normalise.ts';
import { type SearchWord, searchWords } from './search-words.ts';

/** A searchable row of a property: its names, and its other text. */
export interface SearchableRow {
  id: string;
  /** Title, synonyms, key words: each identifies the row by itself. */
  names: readonly string[];
  /** Descriptions and examples, which lead to the row without naming it. */
  prose: readonly string[];
}

/** A row that a text may be about. */
export interface FoundRow {
  id: string;
  /** BM25 over the property's rows; names count more than prose. Comparable only within one search. */
  score: number;
  /** Share of its best name that is in the text, from 0 to 1; rare words count more. */
  named: number;
  /** Share of its first name, the title, that is in the text. */
  titled: number;
  /** Share of the text that the row covers, from 0 to 1; rare words count more. */
  covered: number;
  /** Whether a term of the text is in its prose. */
  inProse: boolean;
  /** Number of the text's words in the row. */
  matched: number;
}

/** Limits on rows and text: a property has a few hundred rows of a few lines. */
const MOST_ROWS = 5_000;
const MOST_NAMES = 60;
const TEXT_MAX_CHARS = 2_000;
const QUERY_MAX_WORDS = 60;
/**
 * Most rows whose shares are computed, the best by score: shares take longer than the search. If more rows match, the
 * text's words are in about every second line of the property.
 */
const MOST_WEIGHED = 200;

/** Weight of a name relative to prose. */
const NAME_BOOST = 3;
/** Weight of a similar spelling or synonym relative to the word itself. */
const ALIKE = 0.75;
/** Shortest word that may have a typing error, or match by its start. */
const FUZZY_CHARS = 6;
/** Largest share of a word's letters that may differ. */
const FUZZINESS = 0.2;

/** A text's words with a space around each, so that a name can be matched as a substring. */
const spaced = (text: string) => ` ${wordsOf(normalise(text)).join(' ')} `;

const conceptTerm = (concept: number) => `#${concept}`;

/** The search terms of a text: its stems, joined neighbours (`high chair`, `highchair`), concepts. */
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

/** An index of a property's rows over words, typing errors, and concepts in several languages. */
export class RowIndex {
  readonly #search: MiniSearch<Document>;
  /** The words of each name of each row. */
  readonly #names = new Map<string, (readonly SearchWord[])[]>();
  /** Names consisting of everyday words only (`to go`), unchanged. */
  readonly #everyday: Array<{ id: string; said: string }> = [];
  /** Number of rows with a term. */
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

  /** Adds a row, unless the index is full. */
  add({ id, names, prose }: SearchableRow): void {
    if (this.#size >= MOST_ROWS) return;
    this.#size += 1;
    const named: (readonly SearchWord[])[] = [];
    for (const name of names.slice(0, MOST_NAMES)) {
      const words = searchWords(name.slice(0, TEXT_MAX_CHARS));
      if (words.length > 0) named.push(words);
      // `Hours` by itself is not a name.
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

  /** How much a word distinguishes rows: 1 if only one row has it, less if more do. */
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
    return results.slice(0, MOST_WEIGHED).map(({ id, score, match, queryTerms }) => {
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

  /** Share of these words among the terms, from 0 to 1. */
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
