import type { BrandProfile } from '@bellkey/shared/brand';
import type { LiveRelease } from '../releases/live-release.ts';

/** Folder of a remote's release with its pages' link pictures: `<brand>/<pathname>.png`. */
export const PREVIEWS = 'browser/previews/';

/**
 * Where a page's own link picture is, for one brand; the brand’s picture when its release has none, and nothing where the brand has none. The release's list
 * of files is the only table: a remote adds a picture by shipping it.
 *
 * @example
 * linkPicture(brand, '/guides/place-qr-codes', live); // '/remotes/marketing/3f2a91c0/browser/previews/default/guides/place-qr-codes.png'
 */
export function linkPicture(
  brand: BrandProfile,
  pathname: string,
  live: Pick<LiveRelease, 'base' | 'release'> | undefined,
): string | undefined {
  const name = pathname === '/' ? '/index' : pathname;
  const path = `${PREVIEWS}${brand.key}${name}.png`;
  const shipped = live?.release.files.some((file) => file.path === path);
  if (live && shipped) return `${live.base}${path}`;
  return brand.onlySvg ? undefined : `/brand/${brand.key}/og.png`;
}
