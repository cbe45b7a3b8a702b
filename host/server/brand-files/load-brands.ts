import { readFileSync } from 'node:fs';
import { type BrandProfile, brands, resolveBrand } from '@bellkey/shared/brand';
import { type BrandFile as ListedFile, listBrandFiles } from '@bellkey/shared/brand-files';
import { z } from 'zod';
import { contrastWithPaper } from './contrast.ts';
import { type BrandMark, brandMarkSvg } from './mark-svg.ts';

const Colour = z.string().regex(/^#[0-9a-f]{6}$/i, 'is not a six-digit hex colour');
/** WCAG 2.2, 1.4.3: minimum contrast of text. */
const TEXT_CONTRAST = 4.5;

const BrandFile = z.strictObject({
  name: z.string().min(1).max(40),
  subheading: z.string().min(1).max(60).nullable().default(null),
  subheadingUrl: z
    .union([
      z.url({ protocol: /^https$/ }),
      z.string().regex(/^\/(?![/\\])\S*$/, 'is not a path of the site'),
    ])
    .nullable()
    .default(null),
  tagline: z.string().min(1).max(80),
  colors: z.strictObject({
    primary: Colour.refine((colour) => contrastWithPaper(colour) >= TEXT_CONTRAST, {
      error: `has less than ${TEXT_CONTRAST} : 1 to the page, so text in it could not be read`,
    }),
    secondary: Colour,
    accent: Colour,
  }),
  meta: z.strictObject({ title: z.string().min(1), description: z.string().min(1) }),
  /** Path data on a grid of 48, drawn as a line on the brand's tile. By default the name's first letter is drawn. */
  mark: z
    .string()
    .regex(/^[MmLlHhVvCcSsQqTtAaZz0-9\s.,-]+$/, 'is not SVG path data')
    .optional(),
});

/** Every brand that this host knows. */
export interface Brands {
  all: readonly BrandProfile[];
  /** Those that came as data files. */
  added: readonly BrandProfile[];
  /** The brand of a host name; any host without a co-brand's subdomain gets the product's own. */
  of(hostname: string): BrandProfile;
  /** The drawing of a brand that came as a data file, or null when its files exist already. */
  svgOf(key: string): string | null;
}

/** @throws when the key is not valid as a subdomain, or belongs to a brand that is built in */
function checkKey(key: string): void {
  if (!/^[a-z0-9](?:[a-z0-9-]*[a-z0-9])?$/.test(key))
    throw new Error(`${key}.json: its name is not valid as a subdomain.`);
  if (brands.some((brand) => brand.key === key))
    throw new Error(`${key}.json: there is such a brand already.`);
}

/**
 * The brands of the product and one more for each data file in a folder: `quayside.json` is the brand of the subdomain
 * `quayside`. Loaded once, at the start.
 *
 * @throws one error that names the unusable file, and why.
 */
export function loadBrands(folder: string): Brands {
  const marks = new Map<string, BrandMark>();
  const load = ({ key, path }: ListedFile): BrandProfile => {
    checkKey(key);
    const parsed = BrandFile.safeParse(JSON.parse(readFileSync(path, 'utf8')));
    if (!parsed.success) {
      const lines = parsed.error.issues.map(({ path: at, message }) => `  ${at.join('.')}: ${message}`);
      throw new Error(`The brand ${path} is not usable:\n${lines.join('\n')}`);
    }
    const { mark, ...profile } = parsed.data;
    marks.set(key, { tile: profile.colors.primary, letter: profile.name.charAt(0), path: mark });
    return {
      ...profile,
      key,
      logo: `/brand/${key}/logo.svg`,
      favicon: `/brand/${key}/favicon.svg`,
      onlySvg: true,
    };
  };
  const added = listBrandFiles(folder).map(load);
  const all = [...brands, ...added];
  return {
    all,
    added,
    of: (hostname) => resolveBrand(hostname, all),
    svgOf: (key) => {
      const mark = marks.get(key);
      return mark ? brandMarkSvg(mark) : null;
    },
  };
}
