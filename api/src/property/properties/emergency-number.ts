import { getTimezone } from 'countries-and-timezones';
import numbers from './emergency-numbers.json' with { type: 'json' };

/** Mobile phones connect it to the local emergency services in most networks of the world. */
export const EMERGENCY_NUMBER_ANYWHERE = '112';

/** Emergency numbers by ISO 3166 country code; where a country has several, the one that a medical call should use. */
const byCountry: Readonly<Record<string, string>> = numbers;

/** The country of a time zone, the most populous if it has several; null when the zone is unknown. */
function countryOfTimeZone(timeZone: string): string | null {
  return getTimezone(timeZone)?.countries[0] ?? null;
}

/**
 * The emergency number at a property. Properties that signed up before the country was stored have none: their time
 * zone decides, and if it does not, {@link EMERGENCY_NUMBER_ANYWHERE}.
 */
export function emergencyNumber({ country, timeZone }: { country: string | null; timeZone: string }): string {
  const known = country ?? countryOfTimeZone(timeZone);
  return (known && byCountry[known]) || EMERGENCY_NUMBER_ANYWHERE;
}
