import { z } from 'zod';
import stored from './latest-round.json' with { type: 'json' };
import type { Figure } from './measure.ts';
import { TURN_CLASSES } from './rounds/judge-turn.ts';

const Count = z.int().min(0);
const Sentence = z.string().trim().min(1);

const Asked = z
  .strictObject({
    what: Sentence,
    turns: Count.min(1),
    correct: Count,
    acceptable: Count,
    wrong: Count,
    dangerous: Count,
  })
  .refine(
    ({ turns, correct, acceptable, wrong, dangerous }) => correct + acceptable + wrong + dangerous === turns,
    'every turn has one class',
  );

const Target = z.union([z.strictObject({ atLeast: z.number() }), z.strictObject({ atMost: z.number() })]);

/** A blind round on the quality card. */
export const BlindRound = z.strictObject({
  /** Its name in `docs/measurements.md`. */
  name: Sentence,
  /** ISO day of the only scoring. */
  on: z.iso.date(),
  conversations: Count,
  /** The property outside the code. */
  property: Sentence,
  /** How many of its lines happen to be training lines too. */
  known: Sentence,
  asked: z.array(Asked).min(1),
  measures: z
    .array(z.strictObject({ name: Sentence, good: Count, of: Count.min(1), target: Target.optional() }))
    .min(1),
  /** Outcome of each dangerous line. */
  dangerous: z.array(Sentence),
  weakest: Sentence,
});
export type BlindRound = z.infer<typeof BlindRound>;

/** The latest blind round. A new round replaces it, once it has been scored and is in `docs/measurements.md`. */
export const latestRound: BlindRound = BlindRound.parse(stored);

/**
 * The measures of a round as figures of the card, without the lines: those of a blind round become training data later.
 */
export const roundMeasures = ({ measures }: BlindRound): Figure[] =>
  measures.map((measure) => ({ ...measure, failures: [] }));

/** All figures of a round: its lines by class, and its measures. */
export const roundFigures = (round: BlindRound): Figure[] => [
  ...round.asked.flatMap(({ what, turns, ...asked }) =>
    TURN_CLASSES.map((name) => ({ name: `${what}: ${name}`, good: asked[name], of: turns, failures: [] })),
  ),
  ...roundMeasures(round),
];
