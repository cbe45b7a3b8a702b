import type { TurnContext } from '../../contract/contract.ts';
import { type AnswerLanguage, isAnswerLanguage } from '../../language/text/answer-language.ts';
import { SENTENCES } from '../sentences/sentences.ts';

/** Cached, because formatters are expensive to create; a server needs few time zones and languages. */
const formatters = new Map<string, Intl.DateTimeFormat>();

function formatter(locale: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = `${locale} ${JSON.stringify(options)}`;
  const known = formatters.get(key) ?? new Intl.DateTimeFormat(locale, options);
  formatters.set(key, known);
  return known;
}

/** Formats an instant for a guest, in the property's time zone: `14:20`, with its day if that is not today. */
export function formatMoment(
  instant: Date,
  context: Pick<TurnContext, 'property' | 'now'>,
  language: string,
): string {
  const { timeZone } = context.property;
  const time = formatter('en-GB', { timeZone, hour: '2-digit', minute: '2-digit' }).format(instant);
  const dayOf = (moment: Date) => formatter('en-CA', { timeZone, dateStyle: 'short' }).format(moment);
  if (dayOf(instant) === dayOf(context.now)) return time;
  const spoken = isAnswerLanguage(language) ? language : 'en';
  const day = formatter(spoken, { timeZone, day: 'numeric', month: 'long' }).format(instant);
  return SENTENCES[spoken].onDay({ time, day });
}

/** Formats a calendar day for a guest: `Saturday, 28 November`. */
export function formatDay(day: string, language: AnswerLanguage): string {
  const options = { timeZone: 'UTC', weekday: 'long', day: 'numeric', month: 'long' } as const;
  return formatter(language === 'en' ? 'en-GB' : language, options).format(new Date(`${day}T12:00:00Z`));
}

/** Today and now at the property, as `Sunday, 15 March 2026, 14:00`. */
export function formatToday(
  { property, now }: Pick<TurnContext, 'property' | 'now'>,
  language: string,
): string {
  const { timeZone } = property;
  const spoken = isAnswerLanguage(language) ? language : 'en';
  const day = formatter(spoken === 'en' ? 'en-GB' : spoken, { timeZone, dateStyle: 'full' }).format(now);
  const time = formatter('en-GB', { timeZone, hour: '2-digit', minute: '2-digit' }).format(now);
  return `${day}, ${time}`;
}
