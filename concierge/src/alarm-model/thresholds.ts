/**
 * Scores of the alarm model that decide. They are taken from held-out lines; docs/measurements.md, "The alarm model: which
 * scores decide", has the figures.
 *
 * From `DOUBT` on staff are alerted and the guest is asked whether they are safe.
 */
export const DOUBT = 0.85;
/** From here on an alarm is raised for certain. */
export const ALARM = 0.95;
/**
 * From here on a guest whose line has no answer is asked whether they are safe: the lowest score, in steps of 0.1, that
 * at most 1 % of the published ordinary lines without an answer reach.
 */
export const UNANSWERED_DOUBT = 0.5;
/**
 * Below it, a danger word is no sign of danger, and what the lists are certain of becomes a question: the highest score,
 * in steps of 0.001, that is below 0.01 and takes back at most 1 % of the lines of danger that have a danger word.
 */
export const HARMLESS = 0.009;
