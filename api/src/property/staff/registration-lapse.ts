/** docs/product.md#state-machines: an undecided request lapses after 14 days. */
export const REGISTRATION_LIFETIME_MS = 14 * 24 * 60 * 60_000;

interface Asked {
  state: string;
  submittedAt: Date | null;
  createdAt: Date;
}

/** When the person asked to join. */
export function askedAt({ submittedAt, createdAt }: Asked): Date {
  return submittedAt ?? createdAt;
}

/** When the request lapses if it stays undecided. */
export function lapsesAt(asked: Asked): Date {
  return new Date(askedAt(asked).getTime() + REGISTRATION_LIFETIME_MS);
}

/** Whether a request was left undecided for too long. Computed on read, so no job is needed. */
export function hasLapsed(asked: Asked, now: Date): boolean {
  return asked.state === 'pending' && lapsesAt(asked) <= now;
}
