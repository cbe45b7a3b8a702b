/**
 * Finds words that a plainer one replaces. In a document quotations (in quotes or code style) count too: a document
 * that has to quote them is not checked.
 *
 * @param replacements what to write, by the words that it replaces; alternatives are in parentheses: `(is|are) rid of`
 * @returns one sentence for each line and match, in the order of the lines
 */
export function findUnplainWords(text: string, replacements: Readonly<Record<string, string>>): string[] {
  const rules = Object.entries(replacements).map(([words, plain]) => ({
    pattern: new RegExp(`\\b${words}\\b`, 'i'),
    plain,
  }));
  return text.split('\n').flatMap((line, index) =>
    line.trim() === ''
      ? []
      : rules.flatMap(({ pattern, plain }) => {
          const [words] = pattern.exec(line) ?? [];
          return words ? [`line ${index + 1}: “${words.toLowerCase()}”; write ${plain}`] : [];
        }),
  );
}
