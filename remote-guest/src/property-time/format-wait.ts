import { waitsMessages } from '../../messages/compiled/waits/en.ts';

const MINUTE_MS = 60_000;

/** A wait as people say it: "40 s" below a minute and a half, then whole minutes, rounded up. */
export function formatWait(ms: number): string {
  const seconds = Math.max(1, Math.ceil(ms / 1000));
  return seconds <= 90
    ? waitsMessages.seconds({ count: seconds })
    : waitsMessages.minutes({ count: Math.ceil(ms / MINUTE_MS) });
}
