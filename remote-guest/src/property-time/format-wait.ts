import { waitsMessages } from '../../messages/compiled/waits/en.ts';
import type { WaitsMessages } from '../../messages/compiled/waits/messages.ts';

const MINUTE_MS = 60_000;

/** A wait as text: "40 s" below a minute and a half, then whole minutes, rounded up. */
export function formatWait(ms: number, messages: WaitsMessages = waitsMessages): string {
  const seconds = Math.max(1, Math.ceil(ms / 1000));
  return seconds <= 90
    ? messages.seconds({ count: seconds })
    : messages.minutes({ count: Math.ceil(ms / MINUTE_MS) });
}
