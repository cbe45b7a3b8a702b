/** Rounds of power iteration for each axis. */
const ROUNDS = 60;

/** The product of two vectors of the same size. */
export function dot(one: ArrayLike<number>, other: ArrayLike<number>): number {
  let sum = 0;
  for (let at = 0; at < one.length; at += 1) sum += (one[at] ?? 0) * (other[at] ?? 0);
  return sum;
}

/** A vector of length 1 in the same direction; a zero vector stays zero. */
export function unit(vector: Float64Array): Float64Array {
  const length = Math.sqrt(dot(vector, vector)) || 1;
  return vector.map((value) => value / length);
}

/**
 * Computes the axes along which vectors differ most, by power iteration with deflation: principal components, each of
 * length 1.
 *
 * @param size numbers of each vector
 */
export function axesOf(vectors: readonly ArrayLike<number>[], size: number, count: number): Float64Array[] {
  const spread = Array.from({ length: size }, () => new Float64Array(size));
  for (const vector of vectors)
    for (const [row, line] of spread.entries()) {
      const value = vector[row] ?? 0;
      for (let column = 0; column < size; column += 1)
        line[column] = (line[column] ?? 0) + value * (vector[column] ?? 0);
    }
  return Array.from({ length: count }, (_, axis) => {
    // Any start works that is orthogonal to no axis; this one is the same in each run.
    let found = unit(Float64Array.from({ length: size }, (__, at) => Math.sin(at * 7.13 + axis * 3.7) + 0.1));
    const times = () => Float64Array.from(spread, (line) => dot(line, found));
    for (let round = 0; round < ROUNDS; round += 1) found = unit(times());
    const along = dot(found, times());
    for (const [row, line] of spread.entries())
      for (const [column, value] of found.entries())
        line[column] = (line[column] ?? 0) - along * (found[row] ?? 0) * value;
    return found;
  });
}
