import type { DurableStorage } from '../../durable-storage/durable-storage.ts';

const KEY = 'bellkey:held-code';

/**
 * The code that a page was opened with, stored for this tab only: it leaves the address bar at once, so that it is in
 * no history, screenshot or referrer, and survives a reload.
 */
export function holdCode(storage: DurableStorage, code: string | null): void {
  if (code === null) storage.remove(KEY);
  else storage.set(KEY, code);
}

/** The code that waits for a connection; null without one. */
export function heldCode(storage: DurableStorage): string | null {
  return storage.get(KEY);
}

/** The search part of an address without the code, otherwise unchanged. */
export function withoutCode(search: string): string {
  const parameters = new URLSearchParams(search);
  parameters.delete('c');
  const rest = parameters.toString();
  return rest ? `?${rest}` : '';
}
