/** Cookie of guest pages with the language that was chosen on this device. */
const LANGUAGE_COOKIE = /(?:^|;\s*)bellkey-language=([a-z]{2})(?:;|$)/;
const TAG = /^[a-z]{2,3}(?:-[a-z0-9]{2,8})*$/i;
const MOST = 10;

const qualityOf = (parameters: readonly string[]): number => {
  const given = parameters.find((parameter) => parameter.trim().startsWith('q='));
  return given === undefined ? 1 : Number.parseFloat(given.trim().slice(2)) || 0;
};

/** The visitor's languages, best first: the one chosen here, then those of the browser (`Accept-Language`). */
export function languagesOf(cookie: string | undefined, acceptLanguage: string | undefined): string[] {
  const chosen = LANGUAGE_COOKIE.exec(cookie ?? '')?.[1];
  const preferred = (acceptLanguage ?? '')
    .split(',', MOST)
    .map((entry) => {
      const [tag = '', ...parameters] = entry.trim().split(';');
      return { tag, quality: qualityOf(parameters) };
    })
    .filter(({ tag, quality }) => TAG.test(tag) && quality > 0)
    .sort((a, b) => b.quality - a.quality)
    .map(({ tag }) => tag);
  return chosen ? [chosen, ...preferred] : preferred;
}
