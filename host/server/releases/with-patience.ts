/** Loading a release takes longer than the caller waits. Loading continues. */
export class StillReadingError extends Error {
  override readonly name = 'StillReadingError';
  readonly code = 'still-reading';
}

/**
 * Waits for work at most `ms`.
 *
 * @throws StillReadingError when it takes longer
 */
export function withPatience<T>(work: Promise<T>, ms: number, location: URL): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(
      () => reject(new StillReadingError(`${location.href} is still being read after ${ms} ms`)),
      ms,
    );
    work.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
