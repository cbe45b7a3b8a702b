import { buildOneBundle } from '../load/one-bundle-build.ts';
import { composedPages, createVariants } from '../load/variants.ts';
import { type VisitRow, visitVariants } from '../load/visit-variants.ts';
import type { LinkProfile } from '../network/profiles.ts';
import { type BrandKey, brandUrl, sitePaths } from './site-pages.ts';

interface SiteOptions {
  shellUrl: string;
  brands: readonly BrandKey[];
  /** Pages to measure; every page of the public site when null. */
  paths: readonly string[] | null;
  samples: number;
  profile: LinkProfile;
  chromiumPath: string;
  /** Output folder of the one-bundle build. */
  folder: string;
  /** Called with each page's rows as soon as they are complete, and the total number of pages in all brands. */
  onPage(brand: BrandKey, rows: VisitRow[], of: number): void;
  print(line: string): void;
}

/** First visits to the public site's pages in each brand, in all variants. */
export async function measureSite(options: SiteOptions): Promise<void> {
  const pages = await composedPages(options.shellUrl);
  const paths = options.paths ?? sitePaths(pages);
  options.print('Building the same sources as one bundle');
  const bundle = await buildOneBundle(options.folder, pages);
  options.print(
    `Visiting ${paths.length} ${paths.length === 1 ? 'page' : 'pages'} in ${options.brands.join(' and ')}, ${options.samples} times in each variant`,
  );
  for (const brand of options.brands) {
    const shellUrl = brandUrl(options.shellUrl, brand);
    const variants = await createVariants(shellUrl, paths, bundle);
    await visitVariants(
      variants.filter(({ name }) => !name.startsWith('others')),
      {
        ...options,
        paths,
        hostname: new URL(shellUrl).hostname,
        onPage: (rows) => options.onPage(brand, rows, paths.length * options.brands.length),
      },
    );
  }
}
