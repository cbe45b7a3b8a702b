import { enter, placeNamed } from '../people/guest.ts';
import { compressedSize } from '../stack/compressed-size.ts';
import { expect, test } from '../stack/test.ts';

/** Budgets of a first visit, in bytes after brotli: each with its usual cause, and what to do then. */
const BUDGETS = {
  hostScript: {
    bytes: 110_000,
    cause: 'something is imported in host/src/main.tsx that the first page does not need',
    cure: 'bring it in with import() when it is used, as install-prompt-slot.tsx does',
  },
  hostStyles: {
    bytes: 6_000,
    cause: 'styles of one page or state have come into the shell’s sheet',
    cure: 'keep them with the remote whose page it is',
  },
  fonts: {
    bytes: 40_000,
    cause: 'a font has more characters, axes or features than the visual language uses',
    cure: 'leave them out in tools/src/assets/fonts/, or add a file with a unicode-range of its own',
  },
  entry: {
    bytes: 5_000,
    cause: 'the entry carries more than the list of its pages, as a runtime or a shared module',
    cure: 'share nothing but build/shared-singletons.ts, and keep imports out of a remote’s entry',
  },
  pageScripts: {
    bytes: 30_000,
    cause: 'a library, a data file or a schema (zod) is imported by the page',
    cure: 'bring it in with import() when it is near or used, or compute it while building',
  },
  pageStyles: {
    bytes: 6_000,
    cause: 'the page imports components that it does not show',
    cure: 'import them from the file of the component, not through a list',
  },
  /** The menu is the largest of the guest's pages. */
  guestPageScripts: {
    bytes: 29_300,
    cause: 'a guest’s page or what it shares with others has grown',
    cure: 'bring it in with import() when it is near or used',
  },
  /** What the property itself has uploaded, and the document names. */
  propertyImages: {
    bytes: 6_000,
    cause: 'the page loads the picture early, which is not on it',
    cure: 'name only the mark, as brandImages does in shared/src/property-style',
  },
  /** All other files that the document names. */
  question: {
    bytes: 147_000,
    cause: 'the shell or the page imports more, or waits for the headings’ font again (decision 0790)',
    cure: 'bring it in when it is used',
  },
  chat: {
    bytes: 167_000,
    cause: 'the shell or the page imports more, or waits for the headings’ font again (decision 0790)',
    cure: 'bring it in when it is used',
  },
} as const;

/** Document, the shell’s script and styles, two fonts, a remote’s entry, and the page’s own files. */
const MOST_REQUESTS = 13;

interface ReleaseFacts {
  entry: string;
  pages: Record<string, { js: string[]; css: string[] }>;
}

async function expectWithin(what: string, urls: readonly string[], name: keyof typeof BUDGETS) {
  const { bytes, cause, cure } = BUDGETS[name];
  const size = await compressedSize(urls);
  expect(
    size,
    `${what}: ${size} bytes after brotli, at most ${bytes}. Likely cause: ${cause}. Cure: ${cure}.`,
  ).toBeLessThanOrEqual(bytes);
}

test('the shell, as every page loads it, keeps its budgets', async ({ request, demo }) => {
  const html = await (await request.get('/')).text();
  const urls = (pattern: RegExp) =>
    [...html.matchAll(pattern)].map(([, url]) => new URL(url ?? '', demo.shellUrl).href);
  const script = urls(/<script[^>]* src="([^"]+)"[^>]* data-shell/g);
  const styles = urls(/<link rel="stylesheet"[^>]* href="([^"]*\/host\/[^"]+)"/g);
  const fonts = urls(/<link rel="preload" as="font"[^>]* href="([^"]+)"/g);
  expect([script.length, styles.length, fonts.length]).toEqual([1, 1, 2]);
  await expectWithin('the shell’s script', script, 'hostScript');
  await expectWithin('the shell’s styles', styles, 'hostStyles');
  await expectWithin('the preloaded fonts', fonts, 'fonts');
});

test('every page of every remote keeps its budgets', async ({ demo }) => {
  for (const [remote, location] of Object.entries(demo.remotes)) {
    const release = (await (await fetch(location)).json()) as ReleaseFacts;
    const at = (files: readonly string[]) => files.map((file) => new URL(file, location).href);
    await expectWithin(`the entry of ${remote}`, at([release.entry]), 'entry');
    for (const [page, { js, css }] of Object.entries(release.pages)) {
      const scripts = remote === 'guest' ? 'guestPageScripts' : 'pageScripts';
      await expectWithin(`scripts of ${remote}/${page}`, at(js), scripts);
      await expectWithin(`styles of ${remote}/${page}`, at(css), 'pageStyles');
      const requests = 6 + js.length + css.length;
      expect(
        requests,
        `${remote}/${page} takes ${requests} requests until it is ready, at most ${MOST_REQUESTS}. Likely cause: the bundler split what its pages share into many chunks. Cure: import less across pages, or raise splitChunks.minSize.`,
      ).toBeLessThanOrEqual(MOST_REQUESTS);
    }
  }
});

test('a guest’s chat and the question before it load few bytes until they are ready', async ({
  page,
  demo,
}) => {
  const place = placeNamed(demo, 'Room 306');
  const expectFew = async (what: 'question' | 'chat', url: string) => {
    const html = (await (await page.goto(url))?.text()) ?? '';
    const found = (pattern: RegExp) =>
      [...html.matchAll(pattern)].map(([, file]) => new URL(file ?? '', demo.shellUrl).href);
    const urls = found(
      /<(?:script defer[^>]* src|link rel="(?:stylesheet|preload)"(?! as="image")[^>]* href)="([^"]+)"/g,
    );
    await expectWithin(
      `the property’s images of the ${what}`,
      found(/<link rel="preload" as="image"[^>]* href="([^"]+)"/g),
      'propertyImages',
    );
    expect(urls.join(' ')).toContain('inter.');
    expect(urls.join(' ')).not.toContain('fraunces');
    await expectWithin(`the files of the ${what}`, urls, what);
  };
  await expectFew('question', place.url);
  await enter(page, place);
  await expectFew('chat', `${demo.shellUrl}/chat`);
});
