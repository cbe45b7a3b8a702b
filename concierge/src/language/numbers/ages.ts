/** An age or a duration, which is not a quantity: `a bed for a baby, she is 8 months`. */
const AGE =
  /(?<!\p{L})\d{1,2} ?(?:months?|years?|yrs?|yo|weeks?|mes(?:es)?|anos?|semanas?|monate?|jahre?|mois|ans|mesi|anni)(?!\p{L})/gu;

/** A normalised text without ages; every other character keeps its position. */
export const withoutAges = (normalised: string): string =>
  normalised.replaceAll(AGE, (age) => ' '.repeat(age.length));
