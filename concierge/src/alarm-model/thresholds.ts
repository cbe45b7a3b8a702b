/**
 * Scores of the alarm model that decide. They are taken from held-out lines; docs/measurements.md, "The alarm model: which
 * scores decide", has the figures.
 *
 * From `DOUBT` on staff are alerted and the guest is asked whether they are safe.
 */
export const DOUBT = 0.7;
/** From here on an alarm is raised for certain. */
export const ALARM = 0.95;
/**
 * From here on a guest whose line has no answer is asked whether they are safe: the lowest score, in steps of 0.1, that
 * at most 1 % of the published ordinary lines without an answer reach.
 */
export const UNANSWERED_DOUBT = 0.5;
/**
 * Below it, what the lists hear is no danger: a danger word, which leaves it possible, and a rule, which is certain. The
 * second is so low that a rule loses against a line that the model knows to be a figure of speech and against no other. A
 * figure of speech has a sentence around it, so that a word in a line of `FEW_WORDS` or less is taken back less easily.
 */
export const HARMLESS = { possible: 0.05, possibleInFewWords: 0.025, certain: 0.01, asked: 0.2 } as const;
/**
 * From here on the meaning model takes a line that is worded as a question for one, of which what the lists hear is taken back below
 * `HARMLESS.asked`: who asks where the fire stairs are is not in danger. No line of the danger sets is both.
 */
export const ASKED = 0.5;
export const FEW_WORDS = 5;
/** Below it, what the lists are certain of becomes a question. */
export const UNLIKELY = 0.1;
