import { LRUCache } from 'lru-cache';

/** More than the time zones and languages of a process. To create a format costs far more than to use it. */
const FORMATS_KEPT = 500;
const formats = new LRUCache<string, Intl.DateTimeFormat>({ max: FORMATS_KEPT });

function kept(language: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = JSON.stringify([language, options]);
  const format = formats.get(key) ?? new Intl.DateTimeFormat(language, options);
  formats.set(key, format);
  return format;
}

/** Formats an instant for a guest in property time: the time, with the day if that is not today. */
export function formatMoment(moment: Date, now: Date, timeZone: string, language: string): string {
  const day = kept('en-CA', { timeZone, dateStyle: 'short' });
  const today = day.format(moment) === day.format(now);
  return kept(language, {
    timeZone,
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    ...(!today && { weekday: 'long', day: 'numeric', month: 'long' }),
  }).format(moment);
}
