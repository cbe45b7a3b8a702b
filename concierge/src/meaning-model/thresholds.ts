/**
 * Scores of the meaning model that decide, taken from the lines of personas that a model had not seen
 * (docs/measurements.md, "The meaning model").
 *
 * From `ACT` on a wish is carried out: nine of ten such readings are right.
 */
export const ACT = 0.6;
/** From here on the guest is asked whether that is meant: two of three are right. */
export const CONFIRM = 0.4;
/** From here on a label of a line counts beside another one. */
export const COUNTED = 0.3;
/** From here on it is one of the things that the guest may choose from: one of four is right. */
export const CHOOSE = 0.15;
/** What a clause is sure of counts when the whole line has at least this. */
export const MENTIONED = 0.1;
/** What a clause alone is this sure of counts whatever the whole line says. */
export const SURE_CLAUSE = 0.75;
