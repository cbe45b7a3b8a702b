/**
 * Thresholds of the meaning model, from the lines of personas that a model had not seen (docs/measurements.md, "The
 * meaning model").
 *
 * From `ACT` upwards a wish is carried out, whether or not the line names it.
 */
export const ACT = { named: 0.6, unnamed: 0.85 } as const;
/**
 * From `certainty` on a named thing is brought or mended when nothing else comes within `lead` of it: asking a guest who
 * wrote `the wardrobe mirror has cracked` whether something is wrong with the furniture costs more than a mistake that is
 * undone by a tap. From `wanted` on when the line counts it in words of a wish. What the lexicon alone finds is brought
 * when the acts of lines that do not want it are together less likely than `otherwise` (decision 0544).
 */
export const PLAIN = { certainty: 0.4, lead: 0.25, wanted: 0.3, otherwise: 0.3 } as const;
/** The same for a thing that the line does not name: `nowhere to put my suits` (hangers). */
export const PLAIN_UNNAMED = { certainty: 0.5, lead: 0.4 } as const;
/** And for what is booked: `somebody to knead my shoulders` (a massage). */
export const BOOKED_UNNAMED = { certainty: 0.7, lead: 0.5 } as const;
/** From this score on the guest is asked to confirm. */
export const CONFIRM = { named: 0.25, unnamed: 0.65 } as const;
/** From this score on a line has an act without a service: thanks, a complaint, a question. */
export const READ = 0.45;
/** From this score on, a second label of a line counts. */
export const COUNTED = 0.3;
/** From this score on it is one of the choices for the guest. */
export const CHOOSE = 0.15;
/** From this score on an act of a clause counts, when the whole line has at least `MENTIONED`. */
export const CLAUSE = 0.6;
export const MENTIONED = 0.1;
/** From this score on an act of a clause counts regardless of the whole line. */
export const SURE_CLAUSE = 0.75;
