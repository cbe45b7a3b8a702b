import { type DBSchema, type IDBPDatabase, openDB } from 'idb';

/** A photo with its words that the API has not confirmed. */
export interface UnsentPhoto {
  /** The guest's own id of the message: however often it is sent, it arrives once. */
  clientId: string;
  propertyId: string;
  conversationId: string;
  body: string;
  picture: Blob;
  writtenAt: number;
  /** Code of the API's refusal; null while it waits for its turn. */
  refusal: string | null;
}

/** Keeps photos on this device. Never throws. */
export interface PhotoStore {
  all(): Promise<UnsentPhoto[]>;
  /** Whether it outlives the page. */
  put(photo: UnsentPhoto): Promise<boolean>;
  remove(clientId: string): Promise<void>;
}

interface Photos extends DBSchema {
  unsent: { key: string; value: UnsentPhoto };
}

/** Opens the browser's database. @throws where it is forbidden or broken */
export const openPhotos = async (): Promise<IDBPDatabase<Photos>> =>
  openDB<Photos>('bellkey-photos', 1, {
    upgrade: (database) => {
      database.createObjectStore('unsent', { keyPath: 'clientId' });
    },
  });

/**
 * The browser's database. What it cannot keep, as in a private window or on a full disk, is kept in memory while the
 * page is open.
 */
export function photoStore(open: () => Promise<IDBPDatabase<Photos>>): PhotoStore {
  const memory = new Map<string, UnsentPhoto>();
  let opening: Promise<IDBPDatabase<Photos>> | null = null;

  /** Null when the database could not do it. */
  async function attempt<T>(
    use: (database: IDBPDatabase<Photos>) => Promise<T>,
  ): Promise<{ value: T } | null> {
    opening ??= open();
    try {
      return { value: await use(await opening) };
    } catch {
      return null;
    }
  }

  return {
    async all() {
      const stored = await attempt((database) => database.getAll('unsent'));
      const byId = new Map((stored?.value ?? []).map((photo) => [photo.clientId, photo]));
      for (const [id, photo] of memory) byId.set(id, photo);
      return [...byId.values()].sort((a, b) => a.writtenAt - b.writtenAt);
    },
    async put(photo) {
      const kept = await attempt((database) => database.put('unsent', photo));
      if (kept) memory.delete(photo.clientId);
      else memory.set(photo.clientId, photo);
      return kept !== null;
    },
    async remove(clientId) {
      memory.delete(clientId);
      await attempt((database) => database.delete('unsent', clientId));
    },
  };
}
