import type { OfferedService, TurnContext } from '../../contract/contract.ts';
import { normalise } from '../../language/text/normalise.ts';
import { parseTimes } from '../../language/times/parse-times.ts';
import { daysAfter, localDay } from '../../language/times/said-days.ts';
import { answeredDay, possibleDays } from '../../language/times/small-hours.ts';
import { timeSaidFor } from './said-for-service.ts';

/** The slot of the question whether the guest means today or tomorrow, which is only asked after midnight. */
export const NEAR_DAY = 'nearDay';

type Now = Pick<TurnContext, 'now' | 'property'>;

/** Today and tomorrow in the property's calendar. */
export const nearDays = ({ now, property: { timeZone } }: Now): [today: string, tomorrow: string] => {
  const today = localDay(now, timeZone);
  return [today, daysAfter(today, 1)];
};

/** Whether the words for a time may mean today or tomorrow: `tomorrow at 3`, said after midnight. */
export function isNearDayOpen(service: OfferedService, context: TurnContext): boolean {
  const words = timeSaidFor(service, context);
  if (words === null) return false;
  const { now, property } = context;
  const near = nearDays(context).join();
  return parseTimes(words, { now, timeZone: property.timeZone }).some(
    (time) => possibleDays(time, { now, timeZone: property.timeZone }).join() === near,
  );
}

/** The day that a guest chose; null when they were not asked or named none. */
export function chosenDay(answer: string | undefined, { now, property: { timeZone } }: Now): string | null {
  if (answer === undefined) return null;
  const said = parseTimes(normalise(answer), { now, timeZone }).find(({ day }) => day !== null);
  return answeredDay(said, { now, timeZone });
}
