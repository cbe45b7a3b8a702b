/** Times in the property's zone, whatever the phone's is. */
export interface PropertyClock {
  /** `14:02` */
  time(instant: string | number): string;
  /** `Today`, `Yesterday`, `Sunday 15 March` */
  day(instant: string | number, now: number): string;
  /** `14:02`, and on another day `3 Sep, 14:02`, in the given language. */
  moment(instant: string | number, now: number, language: string): string;
  /** The calendar day as a key: `2026-03-15`. */
  dayKey(instant: string | number): string;
  /** `3 Sep`, or `today` and `yesterday`. */
  shortDay(instant: string | number, now: number): string;
  /** `Lisbon time`, `Westeuropäische Zeit` when the guest's device is in another zone; null otherwise. */
  foreignZone(now: number, deviceZone: string): string | null;
}

const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * @param timeZone IANA name, as `Europe/Lisbon`
 * @param language of the reader, for days and months; hours are of 24 in all of them
 */
export function propertyClock(timeZone: string, language = 'en'): PropertyClock {
  const locale = language === 'en' ? 'en-GB' : language;
  const format = (options: Intl.DateTimeFormatOptions, zone = timeZone) =>
    new Intl.DateTimeFormat(locale, { timeZone: zone, ...options });
  const relativeFormat = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' });
  const time = format({ hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });
  const longDay = format({ weekday: 'long', day: 'numeric', month: 'long' });
  const shortDate = format({ day: 'numeric', month: 'short' });
  const dayOfMonth = format({ day: 'numeric' });
  const shortMonth = new Intl.DateTimeFormat('en-US', { timeZone, month: 'short' });
  const key = new Intl.DateTimeFormat('en-CA', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  });
  const instantOf = (instant: string | number) => new Date(instant);
  const dayKey = (instant: string | number) => key.format(instantOf(instant));
  const relative = (instant: string | number, now: number) => {
    if (dayKey(instant) === dayKey(now)) return relativeFormat.format(0, 'day');
    return dayKey(instant) === dayKey(now - DAY_MS) ? relativeFormat.format(-1, 'day') : null;
  };

  return {
    time: (instant) => time.format(instantOf(instant)),
    day: (instant, now) => capitalised(relative(instant, now) ?? longDay.format(instantOf(instant)), locale),
    dayKey,
    moment(instant, now, language) {
      if (dayKey(instant) === dayKey(now)) return time.format(instantOf(instant));
      const day = new Intl.DateTimeFormat(language === 'en' ? 'en-GB' : language, {
        timeZone,
        day: 'numeric',
        month: 'short',
      });
      return `${day.format(instantOf(instant))}, ${time.format(instantOf(instant))}`;
    },
    shortDay(instant, now) {
      const at = instantOf(instant);
      const named = relative(instant, now);
      if (named !== null || language !== 'en') return named ?? shortDate.format(at);
      // British English would say "Sept".
      return `${dayOfMonth.format(at)} ${shortMonth.format(at)}`;
    },
    foreignZone(now, deviceZone) {
      const wall: Intl.DateTimeFormatOptions = { dateStyle: 'short', timeStyle: 'short' };
      if (format(wall).format(now) === format(wall, deviceZone).format(now)) return null;
      if (language !== 'en') {
        const parts = format({ timeZoneName: 'longGeneric' }).formatToParts(now);
        return parts.find(({ type }) => type === 'timeZoneName')?.value ?? timeZone;
      }
      const city = timeZone.split('/').at(-1)?.replaceAll('_', ' ') ?? timeZone;
      return `${city} time`;
    },
  };
}

/** Capitalised, for use as a heading. */
const capitalised = (text: string, locale: string) =>
  text.charAt(0).toLocaleUpperCase(locale) + text.slice(1);
