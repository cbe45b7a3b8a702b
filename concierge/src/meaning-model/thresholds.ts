/**
 * Scores of the meaning model that decide, taken from the lines of personas that a model had not seen
 * (docs/measurements.md, "The meaning model").
 *
 * From `ACT` on a wish is carried out, with the name of what is wanted in the line or without it.
 */
export const ACT = { named: 0.6, unnamed: 0.85 } as const;
/** From here on the guest is asked whether that is meant. */
export const CONFIRM = { named: 0.25, unnamed: 0.65 } as const;
/** From here on a line is taken to do what needs no service: to thank, to complain, to ask something. */
export const READ = 0.4;
/** From this score on, a second label of a line counts. */
export const COUNTED = 0.3;
/** From here on it is one of the things that the guest may choose from. */
export const CHOOSE = 0.15;
/** From here on what a clause says counts, when the whole line has at least `MENTIONED`. */
export const CLAUSE = 0.6;
export const MENTIONED = 0.1;
/** What a clause alone is this sure of counts whatever the whole line says. */
export const SURE_CLAUSE = 0.75;
