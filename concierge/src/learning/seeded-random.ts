/** Random numbers from 0 up to 1, the same for the same seed on every machine (mulberry32). */
export type Random = () => number;

/** Creates a source of the same numbers from 0 to 1 for the same seed. */
export function seededRandom(seed: number): Random {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** A whole number from 0 to `below - 1`. */
export const pick = (random: Random, below: number): number => Math.floor(random() * below);

/** Puts items into a random order, in place (Fisher-Yates). */
export function shuffle<Item>(items: Item[], random: Random): Item[] {
  for (let last = items.length - 1; last > 0; last -= 1) {
    const other = pick(random, last + 1);
    const [a, b] = [items[last] as Item, items[other] as Item];
    items[last] = b;
    items[other] = a;
  }
  return items;
}
