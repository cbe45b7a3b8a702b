/**
 * Thresholds of the alarm model, from held-out lines; docs/measurements.md, "The alarm model: which scores decide", has
 * the figures.
 *
 * From `DOUBT` upwards staff are alerted and the guest is asked whether they are safe. Of 72 unseen lines of danger the
 * model alone hears 21 from 0.8 and from 0.85, and 20 from 0.9; of 1,121 others 13, 8 and 7 are there.
 */
export const DOUBT = 0.85;
/** From this score on an alarm is certain. */
export const ALARM = 0.95;
/**
 * From this score on a guest whose line has no answer is asked whether they are safe. Before the model learned them, 113 of
 * 120 lines of danger reached it, 28 of 300 wishes for services that it did not know, and 6 of 238 everyday lines; 0.25
 * was reached by 115, 40 and 14.
 */
export const UNANSWERED_DOUBT = 0.4;
/** The same in a language that is not answered: a person comes in any case, and knows why. */
export const FOREIGN_DOUBT = 0.25;
/** The same for a line in which no language is recognised: the model has only its letters to go by. */
export const UNREADABLE_DOUBT = 0.6;
/**
 * From these certainties on the meaning model takes a line for an ordinary wish. One that the alarm model alone doubts
 * below `ALARM` is no danger then, and neither is one in which the lists hear a danger word and the alarm model scores
 * less than `listed.score`: `the telly has died`. Of a clause next to a wish it has to be surer: `two towels please my tongue
 * feels thick`.
 */
export const MEANT = { unlisted: 0.5, inPart: 0.7, listed: { score: 0.25, certainty: 0.7 } } as const;
/**
 * Below these scores a match of the lists is no danger: of a danger word, which is only possible, and of a rule, which
 * is certain. The second is so low that a rule only loses against a line that the model knows as a figure of speech. A
 * figure of speech needs a sentence around it, so a match in a line of at most `FEW_WORDS` words is dismissed less
 * easily.
 */
export const HARMLESS = { possible: 0.05, possibleInFewWords: 0.025, certain: 0.01, asked: 0.2 } as const;
/**
 * From here on the meaning model takes a line that is worded as a question for one, of which what the lists hear is taken back below
 * `HARMLESS.asked`: who asks where the fire stairs are is not in danger. No line of the danger sets is both.
 */
export const ASKED = 0.5;
export const FEW_WORDS = 5;
/** Below this score a certain match of the lists becomes a question. */
export const UNLIKELY = 0.1;
