import type { ServiceRequest } from '@bellkey/shared/api';

/** A piece of a message. */
export type LinePart =
  | { kind: 'text'; text: string }
  | { kind: 'mention'; text: string }
  | { kind: 'request'; request: ServiceRequest };

type Named = { id: string; name: string };

const HERE = /(?<![\p{L}\p{N}])@here(?![\p{L}\p{N}])/iu;
const REQUEST = /(?<![\p{L}\p{N}#&])#(\d{1,9})(?![\p{L}\p{N}])/gu;

/** Whether a message calls everyone of the channel. */
export const callsEveryone = (body: string): boolean => HERE.test(body);

/** The people whom a message names with `@`. Of `Ana` and `Ana Sousa`, the longer name counts where it fits. */
export function mentionsIn(body: string, people: readonly Named[]): Named[] {
  const found = new Set<Named>();
  for (const { person } of namesIn(body, people)) found.add(person);
  return [...found];
}

/** Names in a message, each with its place; the sign before it included. */
function namesIn<P extends Named>(body: string, people: readonly P[]) {
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

/**
 * Splits a message into text, names, and requests that the reader sees; a number of another request stays text.
 *
 * @example lineParts('@Rui see #41', …) // mention, text, request
 */
export function lineParts(
  body: string,
  { mentions, here }: { mentions: readonly Named[]; here: boolean },
  requestOf: (no: number) => ServiceRequest | undefined,
): LinePart[] {
  const called = here ? HERE.exec(body) : null;
  const marks: Array<{ from: number; to: number; part: LinePart }> = [
    ...namesIn(body, mentions).map(({ from, to }) => ({
      from,
      to,
      part: { kind: 'mention' as const, text: body.slice(from, to) },
    })),
    ...(called
      ? [
          {
            from: called.index,
            to: called.index + called[0].length,
            part: { kind: 'mention' as const, text: called[0] },
          },
        ]
      : []),
    ...[...body.matchAll(REQUEST)].flatMap((match) => {
      const request = requestOf(Number(match[1]));
      const to = match.index + match[0].length;
      return request ? [{ from: match.index, to, part: { kind: 'request' as const, request } }] : [];
    }),
  ].sort((a, b) => a.from - b.from);
  const parts: LinePart[] = [];
  let at = 0;
  for (const { from, to, part } of marks) {
    if (from < at) continue;
    if (from > at) parts.push({ kind: 'text', text: body.slice(at, from) });
    parts.push(part);
    at = to;
  }
  if (at < body.length) parts.push({ kind: 'text', text: body.slice(at) });
  return parts;
}
