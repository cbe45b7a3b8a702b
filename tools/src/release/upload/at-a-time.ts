/** Calls a function for each item, with limited concurrency; the first failure ends it. */
export async function eachAtATime<T>(
  items: readonly T[],
  atATime: number,
  work: (item: T) => Promise<void>,
): Promise<void> {
  const waiting = [...items];
  let failed = false;
  const worker = async () => {
    for (let item = waiting.shift(); item !== undefined && !failed; item = waiting.shift()) {
      try {
        await work(item);
      } catch (error) {
        failed = true;
        throw error;
      }
    }
  };
  await Promise.all(Array.from({ length: Math.min(atATime, items.length) }, worker));
}
