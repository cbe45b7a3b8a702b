import { COUNTING } from './counting-words.ts';

/** An age or a duration, which is not a quantity: `a bed for a baby, she is 8 months`. */
const AGE = new RegExp(`(?<!\\p{L})\\d{1,2} ?(?:${COUNTING.ageUnits})(?!\\p{L})`, 'gu');

/** A normalised text without ages; every other character keeps its position. */
export const withoutAges = (normalised: string): string =>
  normalised.replaceAll(AGE, (age) => ' '.repeat(age.length));
