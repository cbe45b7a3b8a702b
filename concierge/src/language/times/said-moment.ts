const DAY_MS = 24 * 60 * 60_000;

/** Words for days counted from today, the longer ones first; normalised, in every language that is answered. */
const NEAR_DAYS: ReadonlyArray<readonly [RegExp, number]> = [
  [/day after tom+or+ow|depois de amanha|pasado manana/, 2],
  [/(?<!\p{L})(?:tom+or+ow|tmrw|amanha|manana)(?!\p{L})/u, 1],
  [/(?<!\p{L})(?:today|tonight|hoje|hoy|esta noche)(?!\p{L})/u, 0],
];

const WEEKDAYS = [
  /sunday|domingo/,
  /monday|segunda|lunes/,
  /tuesday|terca|martes/,
  /wednesday|quarta|miercoles/,
  /thursday|quinta|jueves/,
  /friday|sexta|viernes/,
  /saturday|sabado/,
];

const MONTHS = [
  /^(?:jan|ene)/,
  /^(?:feb|fev)/,
  /^mar/,
  /^(?:apr|abr)/,
  /^(?:may|mai)/,
  /^jun/,
  /^jul/,
  /^(?:aug|ago)/,
  /^(?:sep|set)/,
  /^(?:oct|out)/,
  /^nov/,
  /^(?:dec|dez|dic)/,
];

const isoDay = (moment: Date) => moment.toISOString().slice(0, 10);

/** The first such day of the calendar that is not over; null for one that no month has. */
function nextDay(today: Date, day: number, month: number | null, year: number | null): string | null {
  for (let ahead = 0; ahead < 12; ahead += 1) {
    const at = new Date(
      Date.UTC(
        year ?? today.getUTCFullYear() + (month === null ? 0 : ahead > 0 ? 1 : 0),
        month ?? today.getUTCMonth() + ahead,
        day,
      ),
    );
    if (at.getUTCDate() === day && at >= today) return isoDay(at);
  }
  return null;
}

/** The day that normalised words name, as `2026-11-22` in the property's calendar; null when they name none. */
export function saidDay(said: string, now: Date, timeZone: string): string | null {
  const today = new Date(
    `${new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' }).format(now)}T00:00:00Z`,
  );
  if (/^\d{4}-\d{2}-\d{2}$/.test(said)) return Number.isNaN(Date.parse(said)) ? null : said;
  const near = NEAR_DAYS.find(([words]) => words.test(said));
  if (near) return isoDay(new Date(today.getTime() + near[1] * DAY_MS));
  const weekday = WEEKDAYS.findIndex((words) => words.test(said));
  if (weekday >= 0) {
    const ahead = (weekday - today.getUTCDay() + 7) % 7 || 7;
    return isoDay(new Date(today.getTime() + ahead * DAY_MS));
  }
  const numeric = /(?<!\d)(\d{1,2})[/.](\d{1,2})(?:[/.](\d{4}))?(?!\d)/.exec(said);
  if (numeric && Number(numeric[2]) <= 12) {
    const [, day, month, year] = numeric;
    return nextDay(today, Number(day), Number(month) - 1, year ? Number(year) : null);
  }
  const day = /(?<!\d)(\d{1,2})(?!\d)/.exec(said)?.[1];
  if (!day) return null;
  const month = (said.match(/\p{L}{3,}/gu) ?? [])
    .map((word) => MONTHS.findIndex((name) => name.test(word)))
    .find((index) => index >= 0);
  return nextDay(today, Number(day), month ?? null, null);
}

const HOURS: Readonly<Record<string, number>> = {
  one: 1,
  uma: 1,
  una: 1,
  two: 2,
  duas: 2,
  dos: 2,
  three: 3,
  tres: 3,
  four: 4,
  quatro: 4,
  cuatro: 4,
  five: 5,
  cinco: 5,
  six: 6,
  seis: 6,
  seven: 7,
  sete: 7,
  siete: 7,
  eight: 8,
  oito: 8,
  ocho: 8,
  nine: 9,
  nove: 9,
  nueve: 9,
  ten: 10,
  dez: 10,
  diez: 10,
  eleven: 11,
  onze: 11,
  once: 11,
  twelve: 12,
  doze: 12,
  doce: 12,
};

const clock = (hour: number, minute: number) =>
  hour > 23 || minute > 59 ? null : `${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}`;

const AFTERNOON =
  /(?<!\p{L})(?:p\.? ?m\.?|in the (?:afternoon|evening)|at night|da (?:tarde|noite)|de la (?:tarde|noche))(?!\p{L})/u;
const MORNING = /(?<!\p{L})(?:a\.? ?m\.?|in the morning|da manha|de la manana)(?!\p{L})/u;

/**
 * The time of day that normalised words name, as `07:00`; null when they name none or one that is counted from now
 * (`in an hour`). An hour without more is the one of a clock with 24 hours.
 */
export function saidTime(said: string): string | null {
  if (/(?<!\p{L})(?:noon|midday|meio[ -]dia|mediodia)(?!\p{L})/u.test(said)) return '12:00';
  if (/(?<!\p{L})(?:midnight|meia[ -]noite|medianoche)(?!\p{L})/u.test(said)) return '00:00';
  if (
    /(?<!\p{L})(?:in|daqui a|dentro de|en) (?:an?|uma?|una?|\d+|\p{L}+) (?:hours?|minutes?|horas?|minutos?)/u.test(
      said,
    )
  )
    return null;
  const half = (hour: number) => {
    if (AFTERNOON.test(said) && hour < 12) return hour + 12;
    return MORNING.test(said) && hour === 12 ? 0 : hour;
  };
  const digits = /(?<![\d/])(\d{1,2})(?:[:.h](\d{2}))?(?![\d/])/.exec(said);
  if (digits?.[2]) return clock(half(Number(digits[1])), Number(digits[2]));
  const words = said.match(/\p{L}+/gu) ?? [];
  const hour = digits
    ? Number(digits[1])
    : words.map((word) => HOURS[word]).find((value) => value !== undefined);
  if (hour === undefined) return null;
  if (
    /half past|half (?=\d|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)| y media| e meia|(?<=\p{L}) thirty/u.test(
      said,
    )
  )
    return clock(half(hour), 30);
  if (/quarter to|menos cuarto/.test(said)) return clock(half(hour === 1 ? 12 : hour - 1), 45);
  return clock(half(hour), /quarter past|y cuarto|e um quarto|e quinze/.test(said) ? 15 : 0);
}

/**
 * Whether normalised words say which half of the day they mean: `7 pm`, `19:00`, `7:30`, `7 in the morning`, noon.
 * `At 7` alone may be either.
 */
export function isSureTime(said: string): boolean {
  if (AFTERNOON.test(said) || MORNING.test(said)) return true;
  if (/(?<!\p{L})(?:noon|midday|midnight|meio[ -]dia|mediodia|meia[ -]noite|medianoche)(?!\p{L})/u.test(said))
    return true;
  return /\d{1,2}[:h]\d{2}|(?<![\d/.])(?:1[3-9]|2[0-3])(?![\d/.])|\d ?[ap]\.?m/u.test(said);
}
