import reserved from './reserved-names.json' with { type: 'json' };

/** Digits, and pairs of letters, that are read as a letter. `1` is read as two. */
const CONFUSABLE: ReadonlyArray<readonly [RegExp, string]> = [
  [/rn/g, 'm'],
  [/vv/g, 'w'],
  [/0/g, 'o'],
  [/3/g, 'e'],
  [/4/g, 'a'],
  [/5/g, 's'],
  [/7/g, 't'],
  [/8/g, 'b'],
  [/9/g, 'g'],
];

/**
 * How a name reads at a glance, once for each letter that its ones may represent. Digits without a look-alike are
 * dropped.
 */
function readings(name: string): string[] {
  const read = CONFUSABLE.reduce((text, [sign, letter]) => text.replace(sign, letter), name);
  return [name, name.replaceAll('1', 'l'), read, read.replaceAll('1', 'l'), read.replaceAll('1', 'i')];
}

const exact = new Set([...reserved.names, ...reserved.words]);
const words = new Set(reserved.words);

/** Letters that look alike in most typefaces, folded: `belIkey` in lower case is `beiikey`. */
const folded = (text: string): string => text.replace(/[il1]/g, 'l');

/**
 * Whether a subdomain is kept for the platform, or could be taken for it.
 *
 * - The platform’s and the co-brands’ names are kept wherever they occur, also with dashes in between.
 * - Names of the platform’s services (`www`, `mail`, `api`) are kept as they are and as they read.
 * - Words of signing in and paying (`login`, `secure`, `billing`) are kept as a part between dashes, too:
 *   `login-aurora` is a typical phishing name. Losing `account-hotel` harms no one.
 *
 * @param name in lower case
 * @param brandKeys keys of all co-brands
 */
export function isReserved(name: string, brandKeys: readonly string[]): boolean {
  const brands = [...reserved.brands, ...brandKeys.filter((key) => !reserved.ordinary.includes(key))];
  return readings(name).some((reading) => {
    const joined = folded(reading.replaceAll('-', ''));
    if (brands.some((brand) => joined.includes(folded(brand.replaceAll('-', ''))))) return true;
    if (exact.has(reading) || brandKeys.includes(reading)) return true;
    return reading.split('-').some((part) => words.has(part));
  });
}
