/** Key in sessionStorage, which ends with the tab. */
export const SCROLL_MEMORY_KEY = 'bellkey-scroll';
/** More entries than a person goes back. */
const MAX_ENTRIES = 60;

type Store = Pick<Storage, 'getItem' | 'setItem'>;

/**
 * Name of an entry of the browser's history. An entry that the browser made, for a link within the page, has no key and
 * is identified by its path.
 */
export const entryOf = ({ key, pathname }: { key: string; pathname: string }): string =>
  key === 'default' ? pathname : key;

function loadPositions(storage: () => Store): [string, number][] {
  try {
    const stored: unknown = JSON.parse(storage().getItem(SCROLL_MEMORY_KEY) ?? '[]');
    return Array.isArray(stored) ? stored : [];
  } catch {
    return [];
  }
}

/** The scroll position of each history entry in pixels. Survives a reload of the tab where there is storage. */
export class ScrollMemory {
  private readonly positions: Map<string, number>;
  private readonly storage: () => Store;

  constructor(storage: () => Store) {
    this.storage = storage;
    this.positions = new Map(loadPositions(storage));
  }

  get(entry: string): number | undefined {
    return this.positions.get(entry);
  }

  set(entry: string, top: number): void {
    this.positions.delete(entry);
    this.positions.set(entry, Math.round(top));
    const oldest = this.positions.keys().next();
    if (this.positions.size > MAX_ENTRIES && !oldest.done) this.positions.delete(oldest.value);
  }

  save(): void {
    try {
      this.storage().setItem(SCROLL_MEMORY_KEY, JSON.stringify([...this.positions]));
    } catch {
      // Without storage a reload begins at the top.
    }
  }
}
