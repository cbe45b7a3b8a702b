/** What is being typed before the caret: a sign, and what follows it; null elsewhere. */
export function tokenBefore(
  text: string,
  caret: number,
): { sign: '@' | '#'; typed: string; from: number } | null {
  const match = /(?<![\p{L}\p{N}])([@#])([^\s@#]{0,40})$/u.exec(text.slice(0, caret));
  if (!match) return null;
  return { sign: match[1] as '@' | '#', typed: (match[2] ?? '').toLowerCase(), from: match.index };
}

/** The people one of whose names begins with what is typed, in small letters. */
export const peopleNamed = <P extends { name: string }>(typed: string, people: readonly P[]): P[] =>
  people.filter(({ name }) =>
    name
      .toLowerCase()
      .split(/\s+/)
      .some((word) => word.startsWith(typed)),
  );

/** The text with a suggestion in place of what was being typed, and where the caret is then. */
export function withSuggestion(
  text: string,
  caret: number,
  { insert }: { insert: string },
): { text: string; caret: number } {
  const from = tokenBefore(text, caret)?.from ?? caret;
  const after = text.slice(caret).replace(/^ /, '');
  return { text: `${text.slice(0, from)}${insert} ${after}`, caret: from + insert.length + 1 };
}
