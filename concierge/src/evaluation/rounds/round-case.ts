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

/** Expected outcome of one guest line. Every given key must hold; absent keys do not matter. */
export const Expectation = z.strictObject({
  /** Exactly the requests that this line creates. */
  requests: z.array(Wished).optional(),
  /** Exactly the services whose open request this line cancels. */
  cancels: z.array(z.string()).optional(),
  /** Open requests that this line changes, without creating another one. */
  amends: z.array(Wished).optional(),
  /** The kind of alarm, `any` for one of any kind, null for none. */
  alarm: z.string().nullable().optional(),
  says: z.array(Pattern).optional(),
  saysNot: z.array(Pattern).optional(),
  /** The reply asks about these services or slots, and nothing is created yet; `any` for any question. */
  asks: z.array(z.string()).optional(),
  /** Whether this line asks for a person or informs one. */
  person: z.boolean().optional(),
  /** Names of the dishes that this line adds to the cart, whatever their quantity: a repeated name is one dish. */
  order: z.array(z.string()).optional(),
  /** The reply says that the product does not help with this, and nothing is created. */
  refuses: z.boolean().optional(),
});
export type Expectation = z.infer<typeof Expectation>;

const Turn = z.object({
  say: z.string().min(1),
  expect: Expectation,
  /** Other outcomes that a reasonable guest accepts. */
  acceptable: z.array(Expectation).default([]),
  /** Harmful outcomes. */
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

/**
 * Parses the cases of a file's JSON, lines or conversations.
 *
 * @throws ZodError if a case has another shape
 */
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
