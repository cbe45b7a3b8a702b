import * as messages from '../../messages/compiled/clock/en.ts';

const MINUTE_MS = 60_000;
/**
 * Clocks of server and browser differ, and a tick is a second old: less than this over a full minute is rounded down.
 */
const TOLERANCE_MS = 1_500;

/** Formats a span: `45 s`, `4 min`, `1 h 20 min`. Never negative. */
export function formatSpan(ms: number): string {
  const seconds = Math.max(0, Math.floor(ms / 1000));
  if (seconds < 60) return messages.seconds({ count: seconds });
  const minutes = Math.floor(seconds / 60);
  if (minutes < 60) return messages.minutes({ count: minutes });
  const hours = Math.floor(minutes / 60);
  if (hours >= 48) return messages.days({ count: Math.floor(hours / 24) });
  const rest = minutes % 60;
  return rest === 0 ? messages.hours({ count: hours }) : messages.hoursAndMinutes({ hours, minutes: rest });
}

/** Formats a countdown: minutes until the last two, then `1:35`, so that the end is visible in time. */
export function countdown(ms: number): string {
  if (ms >= 2 * MINUTE_MS) return formatSpan(Math.ceil((ms - TOLERANCE_MS) / MINUTE_MS) * MINUTE_MS);
  const seconds = Math.max(0, Math.ceil(ms / 1000));
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

const formats = new Map<string, Intl.DateTimeFormat>();

function format(timeZone: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = `${timeZone} ${JSON.stringify(options)}`;
  const known = formats.get(key);
  if (known) return known;
  const made = new Intl.DateTimeFormat('en-GB', { ...options, timeZone });
  formats.set(key, made);
  return made;
}

/** Formats an instant in property time: `14:02`. */
export function timeOfDay(instant: string | number, timeZone: string): string {
  return format(timeZone, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }).format(new Date(instant));
}

/** The property's calendar day of an instant: `Friday 20 November`. */
export function dayOf(instant: string | number, timeZone: string): string {
  return format(timeZone, { weekday: 'long', day: 'numeric', month: 'long' }).format(new Date(instant));
}

/** `14:02` today, `Thu 14:02` on any other day, both by the property's calendar. */
export function timeOrDay(instant: string, now: number, timeZone: string): string {
  const time = timeOfDay(instant, timeZone);
  if (dayOf(instant, timeZone) === dayOf(now, timeZone)) return time;
  return `${format(timeZone, { weekday: 'short' }).format(new Date(instant))} ${time}`;
}
