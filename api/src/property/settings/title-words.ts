/** The words of a title in Latin letters and digits, lower case, without accents: `Café Éden 2` has `cafe`, `eden`, `2`. */
export const latinWords = (title: string): string[] =>
  title
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .match(/[a-z0-9]+/g) ?? [];

/** `beach`, `towels` as `beachTowels`. */
export const camelCase = ([first = '', ...rest]: readonly string[]): string =>
  first + rest.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join('');
