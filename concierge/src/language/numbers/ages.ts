import { COUNTING } from './counting-words.ts';

/** An age or a duration, which is not a quantity: `a bed for a baby, she is 8 months`. */
const AGE = new RegExp(`(?<!\\p{L})\\d{1,2} ?(?:${COUNTING.ageUnits})(?!\\p{L})`, 'gu');

const SIZE = new RegExp(`(?<!\\p{L})(?:${COUNTING.sizes}) (?:\\p{L}{1,3} )?\\d{1,2}(?!\\d)`, 'gu');

/** A normalised text without ages and sizes, which are not quantities; every other character keeps its position. */
export const withoutAges = (normalised: string): string =>
  normalised
    .replaceAll(AGE, (age) => ' '.repeat(age.length))
    .replaceAll(SIZE, (size) => ' '.repeat(size.length));
