import type { RequestDetailsMessages } from '../../messages/compiled/request-details/messages.ts';
import type { RequestDetail } from '../api/index.ts';

/** How the details of a request are written in one language. */
export interface DetailsLanguage {
  language: keyof typeof LOCALES;
  messages: RequestDetailsMessages;
}

const LOCALES = {
  en: 'en-GB',
  pt: 'pt-PT',
  es: 'es-ES',
  de: 'de-DE',
  fr: 'fr-FR',
  it: 'it-IT',
} as const;

const COUNTED = new Set(['party', 'pax', 'people', 'adults', 'guests']);

const ISO_DAY = /^\d{4}-\d{2}-\d{2}$/;

function formatDetail({ slot, value }: RequestDetail, { language, messages }: DetailsLanguage): string {
  if (ISO_DAY.test(value)) {
    const day = new Date(`${value}T00:00:00Z`);
    const format = { weekday: 'short', day: 'numeric', month: 'short', timeZone: 'UTC' } as const;
    return new Intl.DateTimeFormat(LOCALES[language], format).format(day).replace(/\.(?=,|$)/g, '');
  }
  if (slot === 'until' || slot === 'from') return messages[slot]({ time: value });
  return COUNTED.has(slot) && /^\d+$/.test(value) ? messages.people({ count: value }) : value;
}

/** Days first, then times, then the rest, in any input order. */
const rankOf = ({ slot, value }: RequestDetail) =>
  ISO_DAY.test(value) ? 0 : slot === 'from' ? 1 : slot === 'time' || slot === 'until' ? 2 : 3;

/** Formats the details of a request, when, how long and for how many: `Sun, 22 Nov, 07:00`. */
export function formatDetailsIn(
  details: readonly RequestDetail[] | undefined,
  within: DetailsLanguage,
): string {
  return [...(details ?? [])]
    .sort((a, b) => rankOf(a) - rankOf(b))
    .map((detail) => formatDetail(detail, within))
    .join(', ');
}
