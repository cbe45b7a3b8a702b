import lighthouse from 'lighthouse';
import { chromium } from 'playwright-core';
import { freeRange } from '../../processes/ports.ts';
import { askServer } from '../load/ask-server.ts';
import { type PageScores, parseScores } from './scores.ts';
import { sitemapPaths } from './sitemap-paths.ts';

interface LighthouseOptions {
  /** Where the brand to measure is served. */
  shellUrl: string;
  /** Pages to measure; everything in the sitemap when null. */
  paths: readonly string[] | null;
  /** Runs of each page; the one with the middle performance score counts. */
  samples: number;
  chromiumPath: string;
  /** Called with each page's scores as soon as they are available, and the total number of pages. */
  onPage(scores: PageScores, of: number): void;
}

const FIRST_PORT = 43_200;

async function publicPaths(shellUrl: string): Promise<string[]> {
  const { body } = await askServer(new URL('/sitemap.xml', shellUrl));
  return sitemapPaths(body.toString('utf8'));
}

/** How often a visit is repeated that Lighthouse could not record; a poor score is never repeated. */
const MOST_TRIES = 3;

/** Lighthouse's default run (mobile, simulated slow 4G, 4x CPU), each visit in a separate browser profile. */
async function audit(url: string, chromiumPath: string): Promise<PageScores> {
  for (let left = MOST_TRIES - 1; ; left -= 1) {
    try {
      return await visit(url, chromiumPath);
    } catch (error) {
      if (left === 0) throw error;
    }
  }
}

async function visit(url: string, chromiumPath: string): Promise<PageScores> {
  const port = await freeRange(1, FIRST_PORT);
  const browser = await chromium.launch({
    executablePath: chromiumPath,
    args: ['--no-sandbox', `--remote-debugging-port=${port}`],
  });
  try {
    const result = await lighthouse(url, { port, logLevel: 'error', output: 'json' });
    if (!result) throw new Error(`Lighthouse gave no result for ${url}`);
    return parseScores(result.lhr);
  } finally {
    await browser.close();
  }
}

/** Lighthouse scores of pages, one page after the other. */
export async function measureLighthouse(options: LighthouseOptions): Promise<PageScores[]> {
  const paths = options.paths ?? (await publicPaths(options.shellUrl));
  const all: PageScores[] = [];
  for (const path of paths) {
    const runs: PageScores[] = [];
    for (let run = 0; run < options.samples; run += 1) {
      runs.push(await audit(new URL(path, options.shellUrl).href, options.chromiumPath));
    }
    runs.sort((a, b) => a.scores.performance - b.scores.performance);
    const middle = runs[Math.floor((runs.length - 1) / 2)];
    if (!middle) continue;
    all.push(middle);
    options.onPage(middle, paths.length);
  }
  return all;
}
