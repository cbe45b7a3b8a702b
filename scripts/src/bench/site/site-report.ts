import type { Sample } from '../browser-sample.ts';
import { type VisitRow, variantsOf } from '../load/visit-variants.ts';
import { median } from '../medians.ts';
import type { BrandKey } from './site-pages.ts';

/** What is asked of every page of the public site, as ratios within one run and as limits. */
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
    scriptKb: mid(federated, (s) => s.scriptKb),
    bundleScriptKb: mid(bundle, (s) => s.scriptKb),
    totalKb: mid(federated, (s) => s.totalKb),
    floorKb: mid(floor, (s) => s.totalKb),
    bundleKb: mid(bundle, (s) => s.totalKb),
  };
}

/** The bounds that a page misses, in words; empty when it keeps all. */
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

const whole = (value: number, width: number) => `${Math.round(value)}`.padStart(width);
const ratio = (value: number) => value.toFixed(2).padStart(6);
const KEY = 12;

/** Two lines of heads for `siteRow`. */
export const siteHead = (pathWidth: number): string =>
  [
    `${''.padEnd(KEY + pathWidth)}LCP ms            TBT ms             JavaScript kB        all kB`,
    `${'brand'.padEnd(KEY)}${'page'.padEnd(pathWidth)} page floor ratio   page floor    CLS  page bundle ratio   page floor bundle  missed`,
  ].join('\n');

/** One line of the table. */
export function siteRow(line: SiteLine, pathWidth: number): string {
  return [
    line.brand.padEnd(KEY),
    line.path.padEnd(pathWidth),
    whole(line.lcp, 5),
    whole(line.floorLcp, 6),
    ratio(line.lcp / line.floorLcp),
    whole(line.tbt, 7),
    whole(line.floorTbt, 6),
    line.cls.toFixed(3).padStart(7),
    whole(line.scriptKb, 6),
    whole(line.bundleScriptKb, 7),
    ratio(line.scriptKb / line.bundleScriptKb),
    whole(line.totalKb, 7),
    whole(line.floorKb, 6),
    whole(line.bundleKb, 7),
    `  ${missedBounds(line).join(', ') || '-'}`,
  ].join('');
}

/** What the whole run says. */
export function siteVerdict(lines: readonly SiteLine[]): string {
  const missing = lines.filter((line) => missedBounds(line).length > 0);
  return [
    `Asked: LCP at most ${SITE_BOUNDS.lcpRatio} times the page without scripts, CLS under ${SITE_BOUNDS.cls}, TBT under ${SITE_BOUNDS.tbtMs} ms, JavaScript at most ${SITE_BOUNDS.scriptRatio} times the one bundle.`,
    `${lines.length - missing.length} of ${lines.length} pages keep all of it.`,
  ].join('\n');
}
