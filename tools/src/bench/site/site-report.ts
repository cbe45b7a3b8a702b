import { type VisitRow, variantsOf } from '../load/visit-variants.ts';
import type { Sample } from '../sampling/browser-sample.ts';
import { markdownTable } from '../sampling/markdown-table.ts';
import { median } from '../sampling/medians.ts';
import type { BrandKey } from './site-pages.ts';

/** Limits of every page of the public site, as ratios within one run and absolute. */
export const SITE_BOUNDS = {
  /** LCP over the LCP of the page without scripts. */
  lcpRatio: 1.1,
  cls: 0.01,
  tbtMs: 150,
  /** Script bytes over the script bytes of the one bundle. */
  scriptRatio: 1.25,
} as const;

/** One page in one brand: medians. */
export interface SiteLine {
  brand: BrandKey;
  path: string;
  lcp: number;
  floorLcp: number;
  cls: number;
  tbt: number;
  floorTbt: number;
  /** Blocking time from the navigation's start. */
  blocked: number;
  floorBlocked: number;
  scriptKb: number;
  bundleScriptKb: number;
  totalKb: number;
  floorKb: number;
  bundleKb: number;
}

/** Medians of the visits to one page. */
export function siteLine(brand: BrandKey, rows: readonly VisitRow[]): SiteLine {
  const path = rows[0]?.path ?? '';
  const { federated, bundle, floor } = variantsOf(rows, path);
  const mid = (samples: readonly Sample[], pick: (sample: Sample) => number) => median(samples.map(pick));
  return {
    brand,
    path,
    lcp: mid(federated, (s) => s.lcp),
    floorLcp: mid(floor, (s) => s.lcp),
    cls: mid(federated, (s) => s.cls),
    tbt: mid(federated, (s) => s.tbt),
    floorTbt: mid(floor, (s) => s.tbt),
    blocked: mid(federated, (s) => s.blocked),
    floorBlocked: mid(floor, (s) => s.blocked),
    scriptKb: mid(federated, (s) => s.scriptKb),
    bundleScriptKb: mid(bundle, (s) => s.scriptKb),
    totalKb: mid(federated, (s) => s.totalKb),
    floorKb: mid(floor, (s) => s.totalKb),
    bundleKb: mid(bundle, (s) => s.totalKb),
  };
}

/** Formats the limits that a page misses; empty when it is within all. */
export function missedBounds(line: SiteLine): string[] {
  const missed: string[] = [];
  const lcpRatio = line.lcp / line.floorLcp;
  const scriptRatio = line.scriptKb / line.bundleScriptKb;
  if (lcpRatio > SITE_BOUNDS.lcpRatio) missed.push(`LCP ${lcpRatio.toFixed(2)}x floor`);
  if (line.cls >= SITE_BOUNDS.cls) missed.push(`CLS ${line.cls.toFixed(3)}`);
  if (line.tbt >= SITE_BOUNDS.tbtMs) missed.push(`TBT ${Math.round(line.tbt)} ms`);
  if (scriptRatio > SITE_BOUNDS.scriptRatio) missed.push(`JS ${scriptRatio.toFixed(2)}x bundle`);
  return missed;
}

const whole = (value: number) => `${Math.round(value)}`;

/** One page as soon as it is measured. */
export function siteRow(line: SiteLine, pathWidth: number): string {
  return [
    line.brand.padEnd(12),
    line.path.padEnd(pathWidth),
    `LCP ${whole(line.lcp).padStart(5)} / ${whole(line.floorLcp).padStart(5)}`,
    `  CLS ${line.cls.toFixed(3)}`,
    `  TBT ${whole(line.tbt).padStart(4)}`,
    `  JS ${(line.scriptKb / line.bundleScriptKb).toFixed(2)}x`,
    `  ${missedBounds(line).join(', ') || '-'}`,
  ].join('');
}

/** Progress of the run, and the estimated remaining time. */
export function progress(done: number, of: number, elapsedMs: number): string {
  const left = Math.ceil((elapsedMs / done) * ((of - done) / 60_000));
  return `${`${done}`.padStart(`${of}`.length)}/${of}${done < of ? `, ${left} min left` : ''}`;
}

/** All pages in Markdown, each limit in its column's head. */
export function siteTable(lines: readonly SiteLine[]): string {
  const { lcpRatio, cls, tbtMs, scriptRatio } = SITE_BOUNDS;
  const head = [
    'brand',
    'page',
    'LCP, without scripts',
    `times, ≤ ${lcpRatio}`,
    `CLS, < ${cls}`,
    `TBT, < ${tbtMs}`,
    'TBT without scripts',
    'blocked in all, without scripts',
    'JavaScript kB, one bundle',
    `times, ≤ ${scriptRatio}`,
    'all kB, without scripts, one bundle',
    'missed',
  ];
  const rows = lines.map((line) => [
    line.brand,
    `\`${line.path}\``,
    `${whole(line.lcp)}, ${whole(line.floorLcp)}`,
    (line.lcp / line.floorLcp).toFixed(2),
    line.cls.toFixed(3),
    whole(line.tbt),
    whole(line.floorTbt),
    `${whole(line.blocked)}, ${whole(line.floorBlocked)}`,
    `${whole(line.scriptKb)}, ${whole(line.bundleScriptKb)}`,
    (line.scriptKb / line.bundleScriptKb).toFixed(2),
    `${whole(line.totalKb)}, ${whole(line.floorKb)}, ${whole(line.bundleKb)}`,
    missedBounds(line).join(', ') || '–',
  ]);
  return markdownTable(head, rows);
}

/** Summary of the run. */
export function siteVerdict(lines: readonly SiteLine[]): string {
  const missing = lines.filter((line) => missedBounds(line).length > 0);
  return [
    `Asked: LCP at most ${SITE_BOUNDS.lcpRatio} times the page without scripts, CLS under ${SITE_BOUNDS.cls}, TBT (from the first contentful paint on) under ${SITE_BOUNDS.tbtMs} ms, JavaScript at most ${SITE_BOUNDS.scriptRatio} times the one bundle.`,
    `${lines.length - missing.length} of ${lines.length} pages keep all of it.`,
  ].join('\n');
}
