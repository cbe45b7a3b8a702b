import { z } from 'zod';

const Wished = z.strictObject({
  service: z.string(),
  quantity: z.number().int().positive().optional(),
  /** `HH:MM` by the property's clock. */
  time: z.string().optional(),
  /** `YYYY-MM-DD` by the property's calendar. */
  day: z.string().optional(),
});

/** A regular expression for replies, case-insensitive. */
const Pattern = z.string().refine((source) => {
  try {
    return Boolean(new RegExp(source, 'iu'));
  } catch {
    return false;
  }
}, 'is not a regular expression');

/** What one guest line should come to. Every key that is given must hold; keys that are not given don't matter. */
export const Expectation = z.strictObject({
  /** The requests that this line makes, these and no others. */
  requests: z.array(Wished).optional(),
  /** Services whose open request this line cancels, these and no others. */
  cancels: z.array(z.string()).optional(),
  /** Open requests that this line changes, without a second one. */
  amends: z.array(Wished).optional(),
  /** The kind of alarm, `any` for one of any kind, null for none. */
  alarm: z.string().nullable().optional(),
  says: z.array(Pattern).optional(),
  saysNot: z.array(Pattern).optional(),
  /** The reply asks about these services or slots, and nothing is made yet; `any` for whatever it asks. */
  asks: z.array(z.string()).optional(),
  /** Whether a person is asked for or informed. */
  person: z.boolean().optional(),
  /** Names of the dishes that are in the cart afterwards and were not before. */
  order: z.array(z.string()).optional(),
  /** The reply says that this is not something the product helps with, and nothing is made. */
  refuses: z.boolean().optional(),
});
export type Expectation = z.infer<typeof Expectation>;

const Turn = z.object({
  say: z.string().min(1),
  expect: Expectation,
  /** Behaviours that a reasonable guest does not mind. */
  acceptable: z.array(Expectation).default([]),
  /** Behaviours that would do harm. */
  dangerous: z.array(Expectation).default([]),
});
export type RoundTurn = z.infer<typeof Turn>;

const About = {
  id: z.union([z.string(), z.number()]).transform(String),
  category: z.string(),
  language: z.string(),
};

/** A single line by a new guest. */
export const RoundLine = z.object({ ...About, ...Turn.shape });

/** A conversation of several lines with one guest. */
export const RoundConversation = z.object({ ...About, turns: z.array(Turn).min(1) });

/** A case of a blind round: one turn for a line, several for a conversation. */
export interface RoundCase {
  id: string;
  category: string;
  language: string;
  turns: readonly RoundTurn[];
}

/** Reads the cases of a file's JSON, lines or conversations. @throws ZodError where a case has another shape */
export function parseCases(json: unknown): RoundCase[] {
  return z
    .array(z.union([RoundConversation, RoundLine]))
    .parse(json)
    .map((found) =>
      'turns' in found
        ? found
        : { id: found.id, category: found.category, language: found.language, turns: [Turn.parse(found)] },
    );
}
