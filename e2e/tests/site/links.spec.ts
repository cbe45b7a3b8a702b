import type { Page } from '@playwright/test';
import { sitePaths } from '../../people/site-paths.ts';
import { expect, test } from '../../stack/test.ts';

// Uses the server's HTML: what crawlers and people without scripts get.
test.use({ javaScriptEnabled: false });

interface Found {
  ids: string[];
  /** Absolute addresses that links lead to. */
  links: string[];
  /** Absolute addresses of pictures, styles, icons, manifest, link preview. */
  files: string[];
}

const readDocument = (page: Page): Promise<Found> =>
  page.evaluate(() => {
    const all = (selector: string) => [...document.querySelectorAll(selector)];
    const absolute = (address: string) => new URL(address, location.href).href;
    const named = (selector: string, attribute: string) =>
      all(selector).flatMap((element) => element.getAttribute(attribute) ?? []);
    const sets = named('[srcset]', 'srcset').flatMap((set) =>
      set.split(',').map((candidate) => candidate.trim().split(' ')[0] ?? ''),
    );
    return {
      ids: all('[id]').map(({ id }) => id),
      links: named('a[href]', 'href').map(absolute),
      files: [
        ...named('[src]', 'src'),
        ...sets,
        ...named('link[rel=stylesheet],link[rel=icon],link[rel=manifest],link[rel=apple-touch-icon]', 'href'),
        ...named('meta[property="og:image"]', 'content'),
      ].map(absolute),
    };
  });

for (const brand of ['shellUrl', 'partnerUrl'] as const) {
  test(`every link, anchor and file works, ${brand}`, async ({ demo, page, request }) => {
    test.setTimeout(300_000);
    const { origin, host } = new URL(demo[brand]);
    const documents = new Map<string, Found>();
    for (const path of await sitePaths(request)) {
      await page.goto(`${origin}${path}`);
      documents.set(path, await readDocument(page));
    }

    const broken: string[] = [];
    const answers = new Map<string, number>();
    const statusOf = async (address: string) => {
      const known = answers.get(address);
      if (known) return known;
      // Node does not resolve names below localhost everywhere; the host header decides the brand.
      const { pathname, search } = new URL(address);
      const status = (await request.get(`${pathname}${search}`, { headers: { host } })).status();
      answers.set(address, status);
      return status;
    };
    for (const [path, { links, files }] of documents) {
      for (const link of new Set(links)) {
        const target = new URL(link);
        if (target.origin !== origin) {
          // Other sites: never over plain HTTP. Whether they answer is not tested here.
          if (!['https:', 'mailto:'].includes(target.protocol)) broken.push(`${path} leads to ${link}`);
          continue;
        }
        const status = await statusOf(`${origin}${target.pathname}${target.search}`);
        if (status !== 200) broken.push(`${path} leads to ${link}, which answers ${status}`);
        const there = documents.get(target.pathname);
        const anchor = decodeURIComponent(target.hash.slice(1));
        // `#rooms=60` carries values for the page; it is not an anchor.
        if (anchor && !anchor.includes('=') && there && !there.ids.includes(anchor))
          broken.push(`${path} leads to ${link}, and there is no such place`);
      }
      for (const file of new Set(files)) {
        if (new URL(file).origin !== origin) broken.push(`${path} takes ${file} from another origin`);
        else if ((await statusOf(file)) !== 200) broken.push(`${path} needs ${file}`);
      }
    }
    expect(broken).toEqual([]);
    expect(answers.size).toBeGreaterThan(documents.size);
  });
}
