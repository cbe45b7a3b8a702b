import { chromium } from 'playwright-core';
import { type Sample, sampleVisit } from '../browser-sample.ts';
import { median } from '../medians.ts';
import { http2Front } from '../network/http2-front.ts';
import { shapeLink } from '../network/link-shaper.ts';
import type { LinkProfile } from '../network/profiles.ts';
import { createVariants, type Variant } from './variants.ts';

interface LoadOptions {
  shellUrl: string;
  paths: readonly string[];
  samples: number;
  profile: LinkProfile;
  chromiumPath: string;
  /** Where the one-bundle build goes. */
  folder: string;
  say(line: string): void;
}

export interface LoadRow {
  path: string;
  variant: Variant['name'];
  samples: Sample[];
}

/** First visits to some pages, each variant in turn, so that a slow moment of the machine hits all alike. */
export async function measureLoads(options: LoadOptions): Promise<LoadRow[]> {
  const { paths, profile, samples, say } = options;
  const variants = await createVariants(options.shellUrl, paths, options.folder);
  const fronts = await Promise.all(
    variants.map(async (variant) => {
      const front = await http2Front(variant.answer);
      return { variant, front, link: await shapeLink(front.port, profile) };
    }),
  );
  const browser = await chromium.launch({
    executablePath: options.chromiumPath,
    args: [
      '--no-sandbox',
      '--ignore-certificate-errors',
      '--disable-background-networking',
      '--disable-sync',
    ],
  });
  const rows: LoadRow[] = [];
  try {
    for (const path of paths) {
      const own = fronts.map(({ variant }) => ({ path, variant: variant.name, samples: [] as Sample[] }));
      rows.push(...own);
      // One round is not counted: it fills the fronts' caches and warms the browser up.
      for (let round = 0; round <= samples; round += 1) {
        for (const [index, { variant, link }] of fronts.entries()) {
          const sample = await sampleVisit(browser, `https://localhost:${link.port}${path}`, profile, {
            scripts: variant.scripts,
            takeBytes: link.takeBytes,
          });
          if (round > 0) own[index]?.samples.push(sample);
        }
      }
      say(`${path}: ${samples} visits of each variant`);
    }
  } finally {
    await browser.close();
    for (const { front, link } of fronts) {
      link.close();
      front.close();
    }
  }
  return rows;
}

const ms = (value: number) => `${Math.round(value)}`.padStart(6);
const kb = (value: number) => value.toFixed(1).padStart(7);

/** A table of medians, and the ratios that matter. */
export function loadReport(rows: readonly LoadRow[], profile: LinkProfile): string {
  const lines = [
    `First visit, ${profile.name} (RTT ${profile.rtt} ms, ${profile.kbps} kbit/s), HTTP/2, brotli 11, medians of ${rows[0]?.samples.length ?? 0}`,
    `${'page'.padEnd(14)}${'variant'.padEnd(12)}  reqs  kB ready  kB all   LCP   TBT    CLS  ready  [min-max]`,
  ];
  const mid = (row: LoadRow, pick: (sample: Sample) => number) => median(row.samples.map(pick));
  for (const row of rows) {
    const ready = row.samples.flatMap((sample) => (sample.ready === null ? [] : [sample.ready]));
    const span =
      ready.length > 0 ? `[${Math.round(Math.min(...ready))}-${Math.round(Math.max(...ready))}]` : '';
    lines.push(
      `${row.path.padEnd(14)}${row.variant.padEnd(12)}${String(mid(row, (s) => s.requests)).padStart(6)}  ${kb(mid(row, (s) => s.readyKb))} ${kb(mid(row, (s) => s.totalKb))} ${ms(mid(row, (s) => s.lcp))} ${ms(mid(row, (s) => s.tbt))} ${mid(
        row,
        (s) => s.cls,
      )
        .toFixed(3)
        .padStart(6)} ${ready.length > 0 ? ms(median(ready)) : '     -'}  ${span}`,
    );
  }
  for (const path of new Set(rows.map((row) => row.path))) {
    const of = (variant: Variant['name']) => rows.find((row) => row.path === path && row.variant === variant);
    const [federated, bundle, floor] = [of('federated'), of('one bundle'), of('no scripts')];
    if (!federated || !bundle || !floor) continue;
    const ready = mid(federated, (s) => s.ready ?? 0) / mid(bundle, (s) => s.ready ?? 0);
    const lcp = mid(federated, (s) => s.lcp) / mid(floor, (s) => s.lcp);
    const extra = mid(federated, (s) => s.readyKb) - mid(bundle, (s) => s.readyKb);
    lines.push(
      `${path}: ready ${ready.toFixed(3)} times the one bundle, ${extra.toFixed(1)} kB more before ready, LCP ${lcp.toFixed(3)} times the page without scripts`,
    );
  }
  return lines.join('\n');
}
