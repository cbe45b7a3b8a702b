import { pick, type Random } from './seeded-random.ts';

const ROWS = ['qwertyuiop', 'asdfghjkl', 'zxcvbnm'];

/** The keys next to each key of a Latin keyboard. */
const NEIGHBOURS = new Map(
  ROWS.flatMap((row, y) =>
    [...row].map((key, x): [string, string] => [
      key,
      [row[x - 1], row[x + 1], ROWS[y - 1]?.[x], ROWS[y - 1]?.[x + 1], ROWS[y + 1]?.[x - 1], ROWS[y + 1]?.[x]]
        .filter(Boolean)
        .join(''),
    ]),
  ),
);

const at = (text: string, index: number) => text.slice(index, index + 1);

function mistyped(line: string, random: Random): string {
  const index = pick(random, Math.max(1, line.length - 1));
  const key = at(line, index);
  if (!/\p{L}/u.test(key)) return line;
  const near = NEIGHBOURS.get(key.toLowerCase());
  const [before, after] = [line.slice(0, index), line.slice(index + 1)];
  switch (pick(random, near ? 4 : 3)) {
    case 0:
      return before + after;
    case 1:
      return before + key + key + after;
    case 2:
      return before + at(after, 0) + key + after.slice(1);
    default:
      return before + at(near ?? key, pick(random, near?.length ?? 1)) + after;
  }
}

/**
 * A line as typed in a hurry: with missed and doubled keys, swapped letters, without accents, apostrophes and
 * punctuation, with words run together, or in upper case.
 */
export function withNoise(line: string, random: Random): string {
  let noisy = line;
  const errors = random() < 0.55 ? 1 + pick(random, 1 + Math.min(3, Math.floor(line.length / 20))) : 0;
  for (let error = 0; error < errors; error += 1) noisy = mistyped(noisy, random);
  if (random() < 0.3)
    noisy = noisy
      .normalize('NFD')
      .replace(/[\u0300-\u036f]/gu, '')
      .normalize('NFC');
  if (random() < 0.3) noisy = noisy.replace(/['’]/gu, random() < 0.8 ? '' : ' ');
  if (random() < 0.4) noisy = noisy.replace(/[.,!?¡¿;:]/gu, '');
  if (random() < 0.1) {
    const spaces = [...noisy.matchAll(/ /gu)].map(({ index }) => index);
    const space = spaces[pick(random, spaces.length)];
    if (space !== undefined) noisy = noisy.slice(0, space) + noisy.slice(space + 1);
  }
  return random() < 0.08 ? noisy.toUpperCase() : noisy;
}
