import codes from './countries.json' with { type: 'json' };

/** ISO 3166 codes of countries: alpha-2 by alpha-3, which travel documents have. */
const alpha2: Readonly<Record<string, string>> = codes;

/** Whether a text is the alpha-3 code of a country. */
export const isCountry = (code: string): boolean => Object.hasOwn(alpha2, code);

/** Every country by its alpha-3 code, with its name in a language, in that language's order. */
export function listCountries(language: string): Array<{ code: string; name: string }> {
  return Object.keys(alpha2)
    .map((code) => ({ code, name: formatCountry(code, language) }))
    .sort((one, other) => one.name.localeCompare(other.name, language));
}

/** A country's name in a language; the code itself if it is unknown. */
export function formatCountry(code: string, language: string): string {
  const short = alpha2[code];
  return (short && new Intl.DisplayNames([language], { type: 'region' }).of(short)) || code;
}
