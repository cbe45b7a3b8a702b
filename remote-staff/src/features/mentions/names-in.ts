/** Someone who can be named in a text. */
export interface Named {
  id: string;
  name: string;
}

/** The people whom a message names with `@`. Of `Ana` and `Ana Sousa`, the longer name counts where it fits. */
export function mentionsIn(body: string, people: readonly Named[]): Named[] {
  const found = new Set<Named>();
  for (const { person } of namesIn(body, people)) found.add(person);
  return [...found];
}

/** Names in a message, each with its place; the sign before it included. */
export function namesIn<P extends Named>(body: string, people: readonly P[]) {
  const longestFirst = [...people].sort((a, b) => b.name.length - a.name.length);
  const lower = body.toLowerCase();
  return [...body.matchAll(/(?<![\p{L}\p{N}])@/gu)].flatMap(({ index }) => {
    const person = longestFirst.find(({ name }) => {
      const end = index + 1 + name.length;
      return (
        name !== '' &&
        lower.startsWith(name.toLowerCase(), index + 1) &&
        !/^[\p{L}\p{N}]/u.test(body.slice(end))
      );
    });
    return person ? [{ person, from: index, to: index + 1 + person.name.length }] : [];
  });
}
