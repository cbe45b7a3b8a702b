import regions from './regions.json' with { type: 'json' };

type Option = { value: string; label: string };

const choose = (label: string): Option => ({ value: '', label });

/** Countries by their English names. */
export function countryOptions(): readonly Option[] {
  const names = new Intl.DisplayNames('en', { type: 'region' });
  const named = regions.countries.map((value) => ({ value, label: names.of(value) ?? value }));
  return [choose('Choose a country'), ...named.sort((a, b) => a.label.localeCompare(b.label, 'en'))];
}

const currencies: Readonly<Record<string, string>> = regions.currencies;

/** The currency of a country if known; empty otherwise. @param country ISO 3166-1 code */
export const currencyOf = (country: string): string => currencies[country] ?? '';

/** All currencies of the browser, by name. */
export function currencyOptions(): readonly Option[] {
  const names = new Intl.DisplayNames('en', { type: 'currency' });
  return [
    choose('Choose a currency'),
    ...Intl.supportedValuesOf('currency').map((value) => ({
      value,
      label: `${value}, ${names.of(value) ?? value}`,
    })),
  ];
}

/** All time zones of the browser, by name. */
export function timeZoneOptions(): readonly Option[] {
  return [
    choose('Choose a time zone'),
    ...Intl.supportedValuesOf('timeZone').map((value) => ({ value, label: value.replaceAll('_', ' ') })),
  ];
}

/** The time zone of this browser: the best guess for its owner's property. */
export const ownTimeZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;

/** Languages of guests to choose from. The assistant answers in the first three; people answer in any. */
export const languageOptions: readonly Option[] = regions.languages;
