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

const DATABASE = 'bellkey-photos';
const TABLE = 'unsent';

/**
 * The browser's database. What it cannot keep, as in a private window or on a full disk, is kept in memory while the
 * page is open.
 *
 * @param open accesses the database: even touching it throws where it is forbidden
 */
export function photoStore(open: () => IDBFactory | undefined): PhotoStore {
  const memory = new Map<string, UnsentPhoto>();
  let database: Promise<IDBDatabase | null> | null = null;

  const connect = () => {
    database ??= new Promise<IDBDatabase | null>((done) => {
      try {
        const request = open()?.open(DATABASE, 1);
        if (!request) return done(null);
        request.onupgradeneeded = () => request.result.createObjectStore(TABLE, { keyPath: 'clientId' });
        request.onsuccess = () => done(request.result);
        request.onerror = () => done(null);
        request.onblocked = () => done(null);
      } catch {
        done(null);
      }
    });
    return database;
  };

  /** Runs one request in a transaction; null when it failed. */
  async function run<T>(
    mode: IDBTransactionMode,
    ask: (table: IDBObjectStore) => IDBRequest<T>,
  ): Promise<{ value: T } | null> {
    const connected = await connect();
    if (!connected) return null;
    return new Promise((done) => {
      try {
        const transaction = connected.transaction(TABLE, mode);
        const request = ask(transaction.objectStore(TABLE));
        transaction.oncomplete = () => done({ value: request.result });
        transaction.onabort = () => done(null);
        transaction.onerror = () => done(null);
      } catch {
        done(null);
      }
    });
  }

  return {
    async all() {
      const stored = await run<UnsentPhoto[]>('readonly', (table) => table.getAll());
      const byId = new Map((stored?.value ?? []).map((photo) => [photo.clientId, photo]));
      for (const [id, photo] of memory) byId.set(id, photo);
      return [...byId.values()].sort((a, b) => a.writtenAt - b.writtenAt);
    },
    async put(photo) {
      const kept = await run('readwrite', (table) => table.put(photo));
      if (kept) memory.delete(photo.clientId);
      else memory.set(photo.clientId, photo);
      return kept !== null;
    },
    async remove(clientId) {
      memory.delete(clientId);
      await run('readwrite', (table) => table.delete(clientId));
    },
  };
}
