/** Times as the property's own clocks show them, whatever the phone's say. */
export interface PropertyClock {
  /** `14:02` */
  time(instant: string | number): string;
  /** `Today`, `Yesterday`, `Sunday 15 March` */
  day(instant: string | number, now: number): string;
  /** `14:02`, and on another day `3 Sep, 14:02`, in the language that is given. */
  moment(instant: string | number, now: number, language: string): string;
  /** The calendar day as a key: `2026-03-15`. */
  dayKey(instant: string | number): string;
  /** `3 Sep`, or `today` and `yesterday`. */
  shortDay(instant: string | number, now: number): string;
  /** `Times are Lisbon time.` where the guest's device lives by another clock; null otherwise. */
  hint(now: number, deviceZone: string): string | null;
}

const DAY_MS = 24 * 60 * 60 * 1000;

/** @param timeZone IANA name, as `Europe/Lisbon` */
export function propertyClock(timeZone: string): PropertyClock {
  const format = (options: Intl.DateTimeFormatOptions, zone = timeZone) =>
    new Intl.DateTimeFormat('en-GB', { timeZone: zone, ...options });
  const time = format({ hour: '2-digit', minute: '2-digit' });
  const longDay = format({ weekday: 'long', day: 'numeric', month: 'long' });
  const dayOfMonth = format({ day: 'numeric' });
  // British English would say "Sept".
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
    if (dayKey(instant) === dayKey(now)) return 'Today';
    return dayKey(instant) === dayKey(now - DAY_MS) ? 'Yesterday' : null;
  };

  return {
    time: (instant) => time.format(instantOf(instant)),
    day: (instant, now) => relative(instant, now) ?? longDay.format(instantOf(instant)),
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
    shortDay: (instant, now) =>
      relative(instant, now)?.toLowerCase() ??
      `${dayOfMonth.format(instantOf(instant))} ${shortMonth.format(instantOf(instant))}`,
    hint(now, deviceZone) {
      const wall: Intl.DateTimeFormatOptions = { dateStyle: 'short', timeStyle: 'short' };
      if (format(wall).format(now) === format(wall, deviceZone).format(now)) return null;
      const city = timeZone.split('/').at(-1)?.replaceAll('_', ' ') ?? timeZone;
      return `Times are ${city} time.`;
    },
  };
}
