import { z } from 'zod';

/** An injected fault: calls whose path contains `path` are late, or refused, this many times. */
export const Fault = z.object({
  path: z.string().min(1),
  /** Returned instead of passing the call on. */
  status: z.int().min(400).max(599).optional(),
  delayMs: z.int().min(0).max(60_000).default(0),
  /** Number of affected calls. */
  times: z.int().positive().default(1),
});
export type Fault = z.infer<typeof Fault>;

/** The Identity Toolkit's words for a status. */
const MESSAGES: Record<number, string> = {
  429: 'TOO_MANY_ATTEMPTS_TRY_LATER',
  500: 'INTERNAL_ERROR',
  503: 'UNAVAILABLE',
};

/** The error body of the Identity Toolkit for a status, with its usual words by default. */
export function errorBody(status: number, message = MESSAGES[status] ?? 'INTERNAL_ERROR'): object {
  return { error: { code: status, message, errors: [{ message, domain: 'global', reason: 'invalid' }] } };
}

/** The remaining injected faults. */
export class Faults {
  private ordered: Fault[] = [];

  order(faults: Fault[]): void {
    this.ordered = faults.map((fault) => ({ ...fault }));
  }

  /** The fault for a call, if any; counts it. */
  take(pathname: string): Fault | null {
    const fault = this.ordered.find((candidate) => candidate.times > 0 && pathname.includes(candidate.path));
    if (!fault) return null;
    fault.times -= 1;
    return fault;
  }
}
