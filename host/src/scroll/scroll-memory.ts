/** Name in sessionStorage; a tab's own, and gone with it. */
export const SCROLL_MEMORY_KEY = 'bellkey-scroll';
/** Enough for any way back that a person remembers. */
const MAX_ENTRIES = 60;

type Store = Pick<Storage, 'getItem' | 'setItem'>;

/**
 * Entry of the browser's history. One that the browser made by itself, at a link within the page, has no key; its path
 * identifies it.
 */
export const entryOf = ({ key, pathname }: { key: string; pathname: string }): string =>
  key === 'default' ? pathname : key;

function read(storage: () => Store): [string, number][] {
  try {
    const stored: unknown = JSON.parse(storage().getItem(SCROLL_MEMORY_KEY) ?? '[]');
    return Array.isArray(stored) ? stored : [];
  } catch {
    return [];
  }
}

/** How far each history entry was scrolled, in pixels, also after the tab was reloaded where there is storage. */
export class ScrollMemory {
  private readonly positions: Map<string, number>;
  private readonly storage: () => Store;

  constructor(storage: () => Store) {
    this.storage = storage;
    this.positions = new Map(read(storage));
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
      // Then a reload begins at the top.
    }
  }
}
