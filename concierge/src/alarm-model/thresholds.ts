/**
 * Scores of the alarm model that decide (docs/measurements.md, "The alarm model: blind rounds", says why these). From
 * `DOUBT` on staff are alerted and the guest is asked whether they are safe.
 */
export const DOUBT = 0.9;
/** From here on an alarm is raised for certain. */
export const ALARM = 0.97;
/** Below it, a danger word is no sign of danger. */
export const HARMLESS = 0.005;
