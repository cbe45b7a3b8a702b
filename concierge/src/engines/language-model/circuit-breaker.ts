/**
 * Failures within the window that open the circuit, and how long it stays open
 * (docs/product.md#language-models).
 */
export const FAILURES_TO_OPEN = 5;
export const WINDOW_MS = 60_000;

/** Suspends an engine that fails repeatedly, so that guests do not wait for it. */
export class CircuitBreaker {
  #failures: number[] = [];
  readonly #now: () => number;

  constructor(now: () => number) {
    this.#now = now;
  }

  get open(): boolean {
    this.#failures = this.#failures.filter((at) => this.#now() - at < WINDOW_MS);
    return this.#failures.length >= FAILURES_TO_OPEN;
  }

  failed(): void {
    this.#failures.push(this.#now());
  }

  succeeded(): void {
    this.#failures = [];
  }
}
