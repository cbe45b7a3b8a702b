import type { ServiceRequest } from '@bellkey/shared/api';
import { type Named, namesIn } from '../../mentions/names-in.ts';

/** A piece of a message. */
export type LinePart =
  | { kind: 'text'; text: string }
  | { kind: 'mention'; text: string }
  | { kind: 'request'; request: ServiceRequest };

const HERE = /(?<![\p{L}\p{N}])@here(?![\p{L}\p{N}])/iu;
const REQUEST = /(?<![\p{L}\p{N}#&])#(\d{1,9})(?![\p{L}\p{N}])/gu;

/** Whether a message calls everyone of the channel. */
export const callsEveryone = (body: string): boolean => HERE.test(body);

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
