import { z } from 'zod';
import several from '../../../../data/several/harmless-things.json' with { type: 'json' };
import { loadData } from '../../../data/load-data.ts';

const Patterns = z.array(z.string().min(1)).min(1);
const { rules } = loadData(
  'harmless-things',
  z.strictObject({
    rules: z.array(
      z.strictObject({
        /** Words without which the rule says nothing: a smell of smoke is tobacco where `cigarette` is in the line. */
        given: Patterns.optional(),
        /** Phrases for things and sounds that are worded like an accident: `the curtain rail fell down`. */
        patterns: Patterns,
        /** Words anywhere in the line that mean danger after all: `on my foot`. */
        unless: Patterns,
      }),
    ),
  }),
  { several },
).several;

const whole = (patterns: readonly string[], flags: string) =>
  new RegExp(`(?<![\\p{L}])(?:${patterns.join('|')})(?![\\p{L}])`, flags);
const RULES = rules.map(({ given, patterns, unless }) => ({
  given: given && whole(given, 'u'),
  thing: whole(patterns, 'gu'),
  unless: whole(unless, 'u'),
}));

/** A normalised line without phrases that are about things, such as `the lamp is dead` and `a bad smell`. */
export const withoutHarmlessThings = (normalised: string): string =>
  RULES.reduce(
    (left, { given, thing, unless }) =>
      unless.test(normalised) || given?.test(normalised) === false ? left : left.replaceAll(thing, ' '),
    normalised,
  );
