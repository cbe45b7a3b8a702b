import type { Quantiles } from '@bellkey/shared/release';

/** Each step is this much longer than the one before, so that figures are accurate to about 5 %. */
const GROWTH = 1.1;
/** 1.1 to this power is over ten minutes in ms. */
const STEPS = 141;

/** Step 0 is anything up to 1 ms. */
const stepOf = (ms: number): number =>
  ms <= 1 ? 0 : Math.min(STEPS - 1, Math.ceil(Math.log(ms) / Math.log(GROWTH)));

/** In the middle of a step, in ms. */
const middleOf = (step: number): number => (step === 0 ? 1 : GROWTH ** step / Math.sqrt(GROWTH));

/** Counts durations in growing steps, in constant space. */
export class Histogram {
  readonly counts = new Uint32Array(STEPS);

  add(ms: number): void {
    const step = stepOf(ms);
    this.counts[step] = (this.counts[step] ?? 0) + 1;
  }

  addAll(other: Histogram): void {
    for (const [step, count] of other.counts.entries()) this.counts[step] = (this.counts[step] ?? 0) + count;
  }

  /** Median and 95th percentile in ms; null when nothing was counted. */
  quantiles(): Quantiles | null {
    const count = this.counts.reduce((sum, one) => sum + one, 0);
    if (count === 0) return null;
    return { count, p50: this.at(0.5 * count), p95: this.at(0.95 * count) };
  }

  private at(rank: number): number {
    let passed = 0;
    for (const [step, count] of this.counts.entries()) {
      passed += count;
      if (passed >= rank) return Math.round(middleOf(step));
    }
    return Math.round(middleOf(STEPS - 1));
  }
}
