import { isAnswerLanguage } from '../embedded/language.ts';
import { fill, SENTENCES } from '../embedded/sentences/sentences.ts';
import type { TurnContext } from '../turn-contract.ts';

/** A moment in the property's time zone as a guest is told it: `14:20`, and with its day when that is not today. */
export function sayMoment(
  instant: Date,
  context: Pick<TurnContext, 'property' | 'now'>,
  language: string,
): string {
  const { timeZone } = context.property;
  const time = new Intl.DateTimeFormat('en-GB', { timeZone, hour: '2-digit', minute: '2-digit' }).format(
    instant,
  );
  const dayOf = (moment: Date) =>
    new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' }).format(moment);
  if (dayOf(instant) === dayOf(context.now)) return time;
  const spoken = isAnswerLanguage(language) ? language : 'en';
  const day = new Intl.DateTimeFormat(spoken, { timeZone, day: 'numeric', month: 'long' }).format(instant);
  return fill(SENTENCES[spoken].onDay, { time, day });
}
