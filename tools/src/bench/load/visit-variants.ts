import { type Browser, chromium } from 'playwright-core';
import { http2Front } from '../network/http2-front.ts';
import { type LinkShaper, shapeLink } from '../network/link-shaper.ts';
import type { LinkProfile } from '../network/profiles.ts';
import { type Sample, sampleVisit } from '../sampling/browser-sample.ts';
import type { Variant } from './variants.ts';

interface VisitOptions {
  /** Host name of the browser; it decides the brand. */
  hostname: string;
  paths: readonly string[];
  samples: number;
  profile: LinkProfile;
  chromiumPath: string;
  /** Called with each page's rows as soon as they are complete. */
  onPage(rows: VisitRow[]): void;
}

/** All counted visits of one page in one variant. */
export interface VisitRow {
  path: string;
  variant: Variant['name'];
  samples: Sample[];
}

interface Opened {
  variant: Variant;
  link: LinkShaper;
  /** Without the slow link, for visits that are not counted. */
  directPort: number;
  close(): void;
}

async function open(variant: Variant, profile: LinkProfile): Promise<Opened> {
  const front = await http2Front(variant.answer);
  const link = await shapeLink(front.accept, profile);
  return {
    variant,
    link,
    directPort: front.port,
    close: () => {
      link.close();
      front.close();
    },
  };
}

/** A visit that fills the proxy's cache, so that no counted one waits for compression. */
async function warmUp(browser: Browser, url: string): Promise<void> {
  const context = await browser.newContext({ ignoreHTTPSErrors: true, serviceWorkers: 'block' });
  const page = await context.newPage();
  await page.goto(url, { waitUntil: 'networkidle' });
  await context.close();
}

/** First visits to some pages, all variants in rotation, so that a slow moment of the machine affects all alike. */
export async function visitVariants(
  variants: readonly Variant[],
  options: VisitOptions,
): Promise<VisitRow[]> {
  const { hostname, profile, samples } = options;
  const opened = await Promise.all(variants.map((variant) => open(variant, profile)));
  const browser = await chromium.launch({
    executablePath: options.chromiumPath,
    args: [
      '--no-sandbox',
      '--ignore-certificate-errors',
      '--disable-background-networking',
      '--disable-sync',
    ],
  });
  const rows: VisitRow[] = [];
  try {
    for (const path of options.paths) {
      const own = opened.map(({ variant }) => ({ path, variant: variant.name, samples: [] as Sample[] }));
      for (const { directPort } of opened) await warmUp(browser, `https://${hostname}:${directPort}${path}`);
      for (let round = 0; round < samples; round += 1) {
        for (const [index, { variant, link }] of opened.entries()) {
          const sample = await sampleVisit(browser, `https://${hostname}:${link.port}${path}`, profile, {
            scripts: variant.scripts,
            takeBytes: link.takeBytes,
          });
          own[index]?.samples.push(sample);
        }
      }
      rows.push(...own);
      options.onPage(own);
    }
  } finally {
    await browser.close();
    for (const { close } of opened) close();
  }
  return rows;
}

/** Visits of one page by variant. @throws Error when a variant was not visited. */
export function variantsOf(
  rows: readonly VisitRow[],
  path: string,
): Record<'federated' | 'bundle' | 'floor', readonly Sample[]> {
  const of = (variant: Variant['name']) => {
    const row = rows.find((candidate) => candidate.path === path && candidate.variant === variant);
    if (!row) throw new Error(`${path} was not visited as ${variant}`);
    return row.samples;
  };
  return { federated: of('federated'), bundle: of('one bundle'), floor: of('no scripts') };
}
