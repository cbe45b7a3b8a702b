import type { DeclaredName } from './identifiers-of-source.ts';

/** Words of a name: `isAtHouse`, `DEMO_HOUSE` and `demo-house` end in `house`. */
const WORD = /[A-Z]?[a-z]+|[A-Z]+(?![a-z])/g;

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
      const words = (name.match(WORD) ?? []).map((word) => word.toLowerCase());
      return Object.entries(replacements)
        .filter(([word]) => words.includes(word))
        .map(([word, plain]) => `line ${line}: “${word}” in ${name}; write ${plain}`);
    });
}
