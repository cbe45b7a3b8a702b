import type { Reference } from './reference.ts';

/** `decision 0110`, `decisions 0046 and 0150`, `decisions/0066`. */
const DECISIONS = /\bdecisions?[ /](\d{4}(?:(?:, | and |, and )\d{4})*)/gi;

/** Where a decision is, without its title: the check completes it. */
export const decisionPath = (number: string): string => `decisions/${number}-`;

/** The decisions that a text mentions by number. */
export function decisionReferences(text: string): Reference[] {
  return text.split('\n').flatMap((content, index) =>
    [...content.matchAll(DECISIONS)].flatMap(([mention, numbers = '']) =>
      (numbers.match(/\d{4}/g) ?? []).map((number) => ({
        line: index + 1,
        text: mention,
        path: decisionPath(number),
        anchor: null,
      })),
    ),
  );
}
