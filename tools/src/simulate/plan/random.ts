/** Pseudo-random numbers, the same for the same seed. */
export interface Random {
  /** From 0 up to, but not including, 1. */
  next(): number;
  /** A number from `from` up to `to`. */
  between(from: number, to: number): number;
  pick<T>(from: readonly T[]): T;
  /** True with this probability, from 0 to 1. */
  chance(share: number): boolean;
}

/** @throws Error for an empty list */
export function createRandom(seed: string): Random {
  let state = hash(seed);
  // Mulberry32: good enough for a simulation, and a few lines.
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  return {
    next,
    between: (from, to) => from + next() * (to - from),
    pick<T>(from: readonly T[]): T {
      const found = from[Math.floor(next() * from.length)];
      if (found === undefined) throw new Error('There is nothing to pick from');
      return found;
    },
    chance: (share) => next() < share,
  };
}

/** FNV-1a, 32 bits. */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (const character of text) value = Math.imul(value ^ (character.codePointAt(0) ?? 0), 0x01000193);
  return value;
}
