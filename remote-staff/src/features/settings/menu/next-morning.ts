import { timeOfDay } from '../../../clock/clock-messages.ts';

const STEP_MS = 15 * 60_000;
const STEPS_OF_TWO_DAYS = 192;
const KITCHEN_BEGINS = '05:00';

/** When a kitchen starts again: the next 05:00 at the property, also across a change of the clocks. */
export function nextMorning(now: Date, timeZone: string): string {
  const start = Math.ceil((now.getTime() + 1) / STEP_MS) * STEP_MS;
  for (let step = 0; step < STEPS_OF_TWO_DAYS; step += 1) {
    const moment = new Date(start + step * STEP_MS).toISOString();
    if (timeOfDay(moment, timeZone) === KITCHEN_BEGINS) return moment;
  }
  throw new Error(`No day at ${timeZone} has ${KITCHEN_BEGINS}`);
}
