/**
 * Words in a document that a plainer one replaces. Quotations (in quotes or code style) count too: a document that has
 * to quote them is not checked.
 *
 * @param replacements what to write, by the words that it replaces
 * @returns one sentence for each line and word, in the order of the lines
 */
export function findUnplainWords(text: string, replacements: Readonly<Record<string, string>>): string[] {
  return text.split('\n').flatMap((line, index) =>
    Object.entries(replacements)
      .filter(([words]) => new RegExp(`\\b${words}\\b`, 'i').test(line))
      .map(([words, plain]) => `line ${index + 1}: “${words}”; write ${plain}`),
  );
}
