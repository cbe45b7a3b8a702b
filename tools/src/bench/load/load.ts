import { matchPage } from '@bellkey/shared/remote';
import type { LinkProfile } from '../network/profiles.ts';
import { buildOneBundle } from './one-bundle-build.ts';
import { composedPages, createVariants } from './variants.ts';
import { type VisitRow, visitVariants } from './visit-variants.ts';

interface LoadOptions {
  shellUrl: string;
  paths: readonly string[];
  samples: number;
  profile: LinkProfile;
  chromiumPath: string;
  /** Where the one-bundle build goes. */
  folder: string;
  print(line: string): void;
}

/** First visits to some pages of the default brand, in all variants, and which of them the server renders. */
export async function measureLoads(
  options: LoadOptions,
): Promise<{ rows: VisitRow[]; serverPages: ReadonlySet<string> }> {
  const { shellUrl, paths, samples, print } = options;
  const pages = await composedPages(shellUrl);
  const bundle = await buildOneBundle(options.folder, pages);
  const rows = await visitVariants(await createVariants(shellUrl, paths, bundle), {
    ...options,
    hostname: new URL(shellUrl).hostname,
    onPage: ([row]) => print(`${row?.path}: ${samples} visits of each variant`),
  });
  const serverPages = new Set(paths.filter((path) => matchPage(pages, path)?.rendering === 'server'));
  return { rows, serverPages };
}
