import { expect, test } from '@jest/globals';
import regions from './regions.json' with { type: 'json' };
import { countryOptions, currencyOf, currencyOptions, languageOptions } from './regions.ts';

const values = (options: readonly { value: string }[]) => options.map(({ value }) => value);

test('every country of the data file has a name, once', () => {
  const names = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });
  for (const country of regions.countries) expect([country, names.of(country)]).not.toContain(undefined);
  expect(new Set(values(countryOptions())).size).toBe(regions.countries.length + 1);
});

test('every country with a currency is in the list, and its currency can be chosen', () => {
  for (const country of Object.keys(regions.currencies)) {
    expect(regions.countries).toContain(country);
    expect(values(currencyOptions())).toContain(currencyOf(country));
  }
});

test('a country with an unknown currency leaves it to the person', () => {
  expect(currencyOf('AQ')).toBe('');
});

test('every language has a code that names it', () => {
  const names = new Intl.DisplayNames('en', { type: 'language' });
  for (const { value, label } of languageOptions) expect(names.of(value)).toBe(label);
});
