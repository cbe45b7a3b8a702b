import { randomBytes } from 'node:crypto';

/** Values under an unguessable name, available once and for a limited time. */
export class Expiring<T> {
  private readonly entries = new Map<string, { value: T; until: number }>();
  private readonly lifetimeMs: number;
  private readonly now: () => number;

  constructor(lifetimeMs: number, now: () => number = Date.now) {
    this.lifetimeMs = lifetimeMs;
    this.now = now;
  }

  /** @returns the name of the value. */
  add(value: T): string {
    for (const [name, { until }] of this.entries) if (until <= this.now()) this.entries.delete(name);
    const name = randomBytes(24).toString('base64url');
    this.entries.set(name, { value, until: this.now() + this.lifetimeMs });
    return name;
  }

  /** The value of a name that has not expired; null otherwise. */
  get(name: string): T | null {
    const entry = this.entries.get(name);
    return entry && entry.until > this.now() ? entry.value : null;
  }

  delete(name: string): void {
    this.entries.delete(name);
  }
}
