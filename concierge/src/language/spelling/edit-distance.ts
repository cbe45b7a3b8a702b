/**
 * Whether two words are at most this many typing errors apart: a missing, additional or wrong letter, or two swapped
 * neighbours (optimal string alignment).
 */
export function isWithin(a: string, b: string, most: number): boolean {
  if (Math.abs(a.length - b.length) > most) return false;
  let before: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, column) => column);
  for (let row = 1; row <= a.length; row += 1) {
    const next = [row];
    for (let column = 1; column <= b.length; column += 1) {
      const same = a[row - 1] === b[column - 1];
      let cost = Math.min(
        (last[column] ?? 0) + 1,
        (next[column - 1] ?? 0) + 1,
        (last[column - 1] ?? 0) + (same ? 0 : 1),
      );
      if (row > 1 && column > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1])
        cost = Math.min(cost, (before[column - 2] ?? 0) + 1);
      next.push(cost);
    }
    if (Math.min(...next) > most) return false;
    [before, last] = [last, next];
  }
  return (last[b.length] ?? 0) <= most;
}

const LETTERS_FOR_ONE = 5;
const LETTERS_FOR_TWO = 9;

/** How many typing errors a word of this length may have. */
export const errorsAllowed = (word: string): number =>
  word.length >= LETTERS_FOR_TWO ? 2 : word.length >= LETTERS_FOR_ONE ? 1 : 0;
