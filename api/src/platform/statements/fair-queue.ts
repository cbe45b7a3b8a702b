/** Serves its keys in turn, one item at a time, so that a long queue of one key delays no other. */
export class FairQueue<T> {
  // In the order in which keys are served next.
  readonly #lines = new Map<string, T[]>();
  #size = 0;

  get size(): number {
    return this.#size;
  }

  push(key: string, item: T): void {
    const line = this.#lines.get(key);
    if (line) line.push(item);
    else this.#lines.set(key, [item]);
    this.#size += 1;
  }

  /**
   * The oldest item of the next key, which moves to the end.
   *
   * @param accept keys that it rejects keep their place
   */
  shift(accept: (key: string) => boolean = () => true): T | undefined {
    for (const [key, line] of this.#lines) {
      if (!accept(key)) continue;
      const item = line.shift();
      this.#lines.delete(key);
      if (line.length > 0) this.#lines.set(key, line);
      this.#size -= 1;
      return item;
    }
    return undefined;
  }

  /** Removes an item, wherever it waits; false when it is not queued. */
  remove(key: string, item: T): boolean {
    const line = this.#lines.get(key);
    const index = line?.indexOf(item) ?? -1;
    if (!line || index < 0) return false;
    line.splice(index, 1);
    if (line.length === 0) this.#lines.delete(key);
    this.#size -= 1;
    return true;
  }

  /** Empties the queue; returns its items. */
  drain(): T[] {
    const items = [...this.#lines.values()].flat();
    this.#lines.clear();
    this.#size = 0;
    return items;
  }
}
