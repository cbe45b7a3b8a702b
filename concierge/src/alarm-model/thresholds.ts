/**
 * Thresholds of the alarm model, from held-out lines; docs/measurements.md, "The alarm model: which scores decide", has
 * the figures.
 *
 * From `DOUBT` upwards staff are alerted and the guest is asked whether they are safe. Of 120 lines of danger that no
 * training has, lists and model hear 110 with 0.8 and 113 with 0.7; of 222 look-alikes 33 and 36.
 */
export const DOUBT = 0.7;
/** Minimum score of a certain alarm. */
export const ALARM = 0.95;
/**
 * Minimum score at which a guest whose line has no answer is asked whether they are safe. Before the model learned
 * them, 113 of 120 lines of danger reached it, 28 of 300 wishes for unknown services, and 6 of 238 everyday lines; 115,
 * 40 and 14 reached 0.25. These figures are of 0.4; the little more keeps out `quiero mesa` (0.41).
 */
export const UNANSWERED_DOUBT = 0.42;
/** The same in a language that the concierge does not answer: a person comes anyway, and then knows why. */
export const FOREIGN_DOUBT = 0.25;
/** The same for a line in no recognised language: the model has only its letters to go by. */
export const UNREADABLE_DOUBT = 0.6;
/**
 * Minimum certainty of the meaning model for an ordinary wish, which is not danger. `unlisted`: for a line that only
 * the alarm model doubts, below `ALARM`. `inPart`: for a clause next to a wish, as in `two towels please my tongue
 * feels thick`. `listed`: for a line with a danger phrase that the alarm model scores below `listed.score`, as in `the
 * telly has died`.
 */
export const MEANT = { unlisted: 0.5, inPart: 0.7, listed: { score: 0.25, certainty: 0.7 } } as const;
/**
 * Below these scores a list match is not danger: `possible` for a match that is only possible danger, `certain` for an
 * alarm rule, `asked` for a question. `certain` is so low that a rule only loses against a line that the model knows as
 * a figure of speech. A figure of speech needs a sentence around it, so `possibleInFewWords` dismisses less in a line
 * of at most `FEW_WORDS` words.
 * `farAway`: for any match in a line about danger that is elsewhere, over or imagined (`isFarFromDanger`). Of 19 lines of
 * danger with such a context and a match, which no training has, 1 had less.
 */
export const HARMLESS = {
  possible: 0.05,
  possibleInFewWords: 0.025,
  certain: 0.01,
  asked: 0.2,
  farAway: 0.3,
} as const;
/**
 * Minimum score of the meaning model for a question; list matches in questions are withdrawn below `HARMLESS.asked`: a
 * guest who asks where the fire stairs are is not in danger. No line of the danger sets meets both conditions.
 */
export const ASKED = 0.5;
export const FEW_WORDS = 5;
/**
 * Below this score a certain list match only leads to the question whether the guest is safe. Of 97 such lines of danger
 * that the model had not seen it scored the lowest 0.085.
 */
export const UNLIKELY = 0.08;
