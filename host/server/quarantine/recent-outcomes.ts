/** When a release counts as bad. */
export interface Threshold {
  /** Visitors, or renderings, that must have failed. */
  failures: number;
  /** Of all in the window, more than this share must have failed; 0 to 1. */
  share: number;
  windowMs: number;
  /** Different addresses that the failing visitors must have come from, so that one sender can't do it alone. */
  addresses: number;
}

interface Seen {
  address: string;
  failed: boolean;
  at: number;
}

export interface Verdict {
  failed: number;
  total: number;
  addresses: number;
  bad: boolean;
}

/** Most distinct visitors; the oldest are dropped first. */
const MOST_VISITORS = 5_000;

/**
 * Recent visitors of a release, and their outcomes. Each visitor counts once, as failed if any of their loads failed.
 * At most `failures / addresses` failing visitors of one address count. The number of successful visitors of one
 * address is limited too, so that one sender can't hide a bad release.
 */
export class RecentOutcomes {
  private readonly seen = new Map<string, Seen>();
  private readonly threshold: Threshold;

  constructor(threshold: Threshold) {
    this.threshold = threshold;
  }

  add(visitor: { address: string; key: string }, failed: boolean, now: number): void {
    this.forgetBefore(now - this.threshold.windowMs);
    const { key } = visitor;
    const before = this.seen.get(key);
    // A visitor who reports from many addresses still counts once.
    const address = before?.address ?? visitor.address;
    if (!before && this.isFull(address, failed)) return;
    this.seen.delete(key);
    this.seen.set(key, { address, failed: failed || (before?.failed ?? false), at: now });
    const oldest = this.seen.keys().next();
    if (this.seen.size > MOST_VISITORS && !oldest.done) this.seen.delete(oldest.value);
  }

  verdict(now: number): Verdict {
    this.forgetBefore(now - this.threshold.windowMs);
    const failing = [...this.seen.values()].filter(({ failed }) => failed);
    const addresses = new Set(failing.map(({ address }) => address)).size;
    const failed = this.countable(failing);
    const total = failed + this.seen.size - failing.length;
    const { failures, share, addresses: wanted } = this.threshold;
    const bad = failed >= failures && addresses >= wanted && failed > total * share;
    return { failed, total, addresses, bad };
  }

  private get mostFailingPerAddress(): number {
    return Math.ceil(this.threshold.failures / this.threshold.addresses);
  }

  /** Failing visitors, limited per address. */
  private countable(failing: readonly Seen[]): number {
    const perAddress = new Map<string, number>();
    for (const { address } of failing) perAddress.set(address, (perAddress.get(address) ?? 0) + 1);
    return [...perAddress.values()].reduce(
      (sum, count) => sum + Math.min(count, this.mostFailingPerAddress),
      0,
    );
  }

  private isFull(address: string, failed: boolean): boolean {
    let count = 0;
    for (const one of this.seen.values()) if (one.address === address && one.failed === failed) count += 1;
    const most = this.mostFailingPerAddress;
    return count >= (failed ? most : most * (1 / this.threshold.share - 1));
  }

  private forgetBefore(time: number): void {
    for (const [key, { at }] of this.seen) {
      if (at >= time) return;
      this.seen.delete(key);
    }
  }
}
