import type { DeclaredName } from './identifiers-of-source.ts';

/** Words of a name: `isAtHouse`, `DEMO_HOUSE` and `demo-house` end in `house`. */
const WORD = /[A-Z]?[a-z]+|[A-Z]+(?![a-z])/g;

/** A form of name that the glossary replaces. */
export interface NamePattern {
  /** An expression over the words of a name in lower case, joined by hyphens: `^say-` finds `sayPrice`. */
  name: string;
  /** What to write. */
  write: string;
  /** Beginnings of the paths that it applies to; everywhere without. */
  in?: readonly string[];
}

const wordsOf = (name: string): string[] => (name.match(WORD) ?? []).map((word) => word.toLowerCase());

/**
 * Finds names in which a word occurs that a plainer one replaces.
 *
 * @param replacements what to write, by the word
 * @param kept names that stay, because stored data or other programs depend on them
 * @returns one sentence for each name and word, in the order of the names
 */
export function findUnplainNames(
  names: readonly DeclaredName[],
  replacements: Readonly<Record<string, string>>,
  kept: readonly string[] = [],
): string[] {
  return names
    .filter(({ name }) => !kept.includes(name))
    .flatMap(({ name, line }) => {
      const words = wordsOf(name);
      return Object.entries(replacements)
        .filter(([word]) => words.includes(word))
        .map(([word, plain]) => `line ${line}: “${word}” in ${name}; write ${plain}`);
    });
}

/**
 * Finds names of a form that the glossary replaces.
 *
 * @param file path of the source that declares them
 * @param kept names that stay
 * @returns one sentence for each name and pattern, in the order of the names
 */
export function findOldForms(
  names: readonly DeclaredName[],
  file: string,
  patterns: readonly NamePattern[],
  kept: readonly string[] = [],
): string[] {
  const here = patterns
    .filter((pattern) => pattern.in?.some((start) => file.startsWith(start)) ?? true)
    .map(({ name, write }) => ({ form: new RegExp(name), write }));
  return names
    .filter(({ name }) => !kept.includes(name))
    .flatMap(({ name, line }) => {
      const joined = wordsOf(name).join('-');
      return here
        .filter(({ form }) => form.test(joined))
        .map(({ write }) => `line ${line}: the form of ${name}; write ${write}`);
    });
}
