import { butlerMessages } from './butler-messages.ts';
import { type Illustration, illustrations } from './illustrations.ts';

/** How one Room Not Found page looks. */
export interface NotFoundVariant {
  illustration: Illustration;
  message: string;
}

/** Spreads neighbouring seeds over all 32 bits (the finaliser of MurmurHash3), so that seeds may be counters or clocks. */
function scramble(seed: number): number {
  let bits = Math.trunc(seed) >>> 0;
  bits = Math.imul(bits ^ (bits >>> 16), 0x85ebca6b);
  bits = Math.imul(bits ^ (bits >>> 13), 0xc2b2ae35);
  return (bits ^ (bits >>> 16)) >>> 0;
}

/**
 * One of three illustrations and one of ten messages, each of the thirty pairs as likely as any other. The same seed
 * gives the same pair, so that server and browser agree; any number is a seed.
 */
export function pickVariant(seed: number): NotFoundVariant {
  const pair = scramble(seed) % (illustrations.length * butlerMessages.length);
  return {
    illustration: illustrations[pair % illustrations.length] ?? illustrations[0],
    message: butlerMessages[Math.floor(pair / illustrations.length)] ?? '',
  };
}
