import type { LinkProfile } from '../network/profiles.ts';
import type { Sample } from '../sampling/browser-sample.ts';
import { median } from '../sampling/medians.ts';
import { type VisitRow, variantsOf } from './visit-variants.ts';

const ms = (value: number) => `${Math.round(value)}`.padStart(6);
const kb = (value: number) => value.toFixed(1).padStart(7);

/** A table of medians. */
export function loadReport(rows: readonly VisitRow[], profile: LinkProfile): string {
  const lines = [
    `First visit, ${profile.name} (RTT ${profile.rtt} ms, ${profile.kbps} kbit/s), HTTP/2, brotli 11, medians of ${rows[0]?.samples.length ?? 0}`,
    `${'page'.padEnd(14)}${'variant'.padEnd(12)}  reqs  kB ready  kB all   LCP   TBT    CLS  ready  [min-max]`,
  ];
  const mid = (row: VisitRow, pick: (sample: Sample) => number) => median(row.samples.map(pick));
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
  return lines.join('\n');
}

/** Limits of a page's loading; a dead remote may slow the others down by no more than the usual variance. */
const ASKED = { lcp: 1.05, ready: 1.05, federationKb: 6, others: 1.05 } as const;

const middle = (samples: readonly Sample[], pick: (sample: Sample) => number) => median(samples.map(pick));
const readyOf = (sample: Sample) => sample.ready ?? Number.NaN;
const lcpOf = (sample: Sample) => sample.lcp;

/** Each ratio with its limit. */
export function loadVerdict(rows: readonly VisitRow[], serverPages: ReadonlySet<string>): string {
  const lines = [`${'page'.padEnd(14)}${'measured'.padEnd(58)}     is  asked`];
  for (const path of new Set(rows.map((row) => row.path))) {
    const { federated, bundle, floor } = variantsOf(rows, path);
    const add = (what: string, is: number, asked: number) => {
      const verdict = is <= asked ? 'kept' : 'missed';
      lines.push(
        `${path.padEnd(14)}${what.padEnd(58)}${is.toFixed(3).padStart(7)} ${`≤ ${asked}`.padStart(6)}  ${verdict}`,
      );
    };
    const ratio = (own: readonly Sample[], other: readonly Sample[], pick: (sample: Sample) => number) =>
      middle(own, pick) / middle(other, pick);
    add('ready, times the one bundle', ratio(federated, bundle, readyOf), ASKED.ready);
    // If only scripts render the content, the page without them is no reference.
    if (serverPages.has(path))
      add('LCP, times the page without scripts', ratio(federated, floor, lcpOf), ASKED.lcp);
    const extra = middle(federated, (s) => s.readyKb) - middle(bundle, (s) => s.readyKb);
    add('kB that federation costs before ready', extra, ASKED.federationKb);
    for (const name of ['others dead', 'others hang'] as const) {
      const failing = rows.find((row) => row.path === path && row.variant === name)?.samples;
      if (!failing) continue;
      add(
        `LCP with the other remotes ${name.slice(7)}, times with them up`,
        ratio(failing, federated, lcpOf),
        ASKED.others,
      );
      add(
        `ready with the other remotes ${name.slice(7)}, times with them up`,
        ratio(failing, federated, readyOf),
        ASKED.others,
      );
    }
  }
  return lines.join('\n');
}
