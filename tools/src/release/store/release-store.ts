import { CommandError } from '../../command/command.ts';

/** Name of the registry in every store. */
export const REGISTRY_FILE = 'remotes.json';
/** Name of the history in every store. */
export const HISTORY_FILE = 'releases-history.jsonl';

/** A file of a store with its version. */
export interface StoredFile {
  content: Buffer;
  /** Changes with each write: an ETag, or a hash. */
  version: string;
}

/**
 * Where releases, the registry and the history are kept. Keys are relative paths with slashes. Every method throws
 * `StoreError` when the store cannot be used; a missing file is not an error.
 */
export interface ReleaseStore {
  /** For people, as `the folder /srv/releases`. */
  readonly name: string;
  /** Maximum number of concurrent transfers. */
  readonly atATime: number;
  /** Location of a file, for people. */
  placeOf(key: string): string;
  read(key: string): Promise<StoredFile | null>;
  /** Writes a file atomically, whatever was there. */
  write(key: string, content: Uint8Array): Promise<void>;
  /**
   * Writes a file only if it is unchanged since it was loaded: compare and swap.
   *
   * @param expected the loaded version; null when there was no file
   */
  replace(key: string, content: Uint8Array, expected: string | null): Promise<'replaced' | 'changed'>;
  /** Every key that starts with a folder's path, which ends in a slash; null when this store cannot list. */
  list(folder: string): Promise<string[] | null>;
  /** When anything below a folder's path was last written; null when it is empty, or this store cannot tell. */
  lastWrite(folder: string): Promise<Date | null>;
  remove(key: string): Promise<void>;
}

/** A store is unreachable or refuses; the message says which, what, and what to do. */
export class StoreError extends CommandError {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'StoreError';
  }
}

const TYPES: readonly (readonly [RegExp, string])[] = [
  [/\.js$/, 'text/javascript; charset=utf-8'],
  [/\.css$/, 'text/css; charset=utf-8'],
  [/\.json$/, 'application/json'],
  [/\.jsonl$/, 'application/jsonl'],
  [/\.svg$/, 'image/svg+xml'],
  [/\.woff2$/, 'font/woff2'],
  [/\.webp$/, 'image/webp'],
  [/\.avif$/, 'image/avif'],
  [/\.png$/, 'image/png'],
  [/\.jpe?g$/, 'image/jpeg'],
];

/** Media type for serving a file. */
export function mediaType(key: string): string {
  return TYPES.find(([ending]) => ending.test(key))?.[1] ?? 'application/octet-stream';
}

/** How long caches may keep a file: releases never change, the registry and the history do. */
export function cacheControl(key: string): string {
  return key.startsWith('releases/') ? 'public, max-age=31536000, immutable' : 'no-cache';
}
