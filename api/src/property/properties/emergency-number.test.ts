import { describe, expect, test } from '@jest/globals';
import { getAllCountries } from 'countries-and-timezones';
import { emergencyNumber } from './emergency-number.ts';
import numbers from './emergency-numbers.json' with { type: 'json' };

const byCountry: Record<string, string> = numbers;

describe('the emergency number of a property', () => {
  test('every country of the world has an entry, and nothing else has', () => {
    expect(Object.keys(byCountry).sort()).toEqual([...Object.keys(getAllCountries()), 'XK'].sort());
  });

  test('every number can be dialled unchanged', () => {
    expect(Object.entries(byCountry).filter(([, number]) => !/^\d{2,5}$/.test(number))).toEqual([]);
  });

  test.each([
    ['PT', '112'],
    ['BR', '192'],
    ['ZA', '112'],
    ['US', '911'],
    ['GB', '999'],
    ['AU', '000'],
    ['NZ', '111'],
    ['JP', '119'],
  ])('%s: %s', (country, number) => {
    expect(emergencyNumber({ country, timeZone: 'Europe/Lisbon' })).toBe(number);
  });

  test.each([
    ['Europe/Lisbon', '112'],
    ['America/Sao_Paulo', '192'],
    ['Asia/Seoul', '119'],
    ['America/New_York', '911'],
    ['Europe/London', '999'],
    ['Etc/UTC', '112'],
    ['No/Such_Zone', '112'],
  ])('without a country the time zone decides: %s, %s', (timeZone, number) => {
    expect(emergencyNumber({ country: null, timeZone })).toBe(number);
  });
});
