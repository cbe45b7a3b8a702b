import type { Reference } from './reference.ts';

/** `decision 0110`, `decisions 0046 and 0150`, `decisions/0066`. */
const DECISIONS = /\bdecisions?[ /](\d{4}(?:(?:, | and |, and )\d{4})*)/gi;

/** The decisions that a text mentions by number. */
export function decisionReferences(text: string): Reference[] {
  return text.split('\n').flatMap((content, index) =>
    [...content.matchAll(DECISIONS)].flatMap(([mention, numbers = '']) =>
      (numbers.match(/\d{4}/g) ?? []).map((number) => ({
        line: index + 1,
        text: mention,
        path: `decisions/${number}-`,
        match: 'start' as const,
        anchor: null,
      })),
    ),
  );
}
