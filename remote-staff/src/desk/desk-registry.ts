import type { ApiClient } from '@bellkey/shared/shell';
import type { Desk } from './desk.ts';
import type { DeskPorts } from './desk-store.ts';
import { openDesk } from './open-desk.ts';

/** How long a desk keeps following the stream after the last page left it, so that navigation reloads nothing. */
export const LINGER_MS = 30_000;

interface Kept {
  desk: Desk;
  role: DeskPorts['role'];
  holders: number;
  started: boolean;
  closing: ReturnType<typeof setTimeout> | null;
}

const byApi = new WeakMap<ApiClient, Map<string, Kept>>();

function keptBy(api: ApiClient): Map<string, Kept> {
  const known = byApi.get(api);
  if (known) return known;
  const made = new Map<string, Kept>();
  byApi.set(api, made);
  return made;
}

/** The one desk of a person at a property, a new one for another role. It is idle until someone holds it. */
export function deskOf(ports: DeskPorts): Desk {
  const all = keptBy(ports.api);
  const known = all.get(ports.owner);
  if (known?.role === ports.role) return known.desk;
  known?.desk.close();
  const desk = openDesk(ports);
  all.set(ports.owner, { desk, role: ports.role, holders: 0, started: false, closing: null });
  return desk;
}

/** Starts a desk, or keeps it alive. Returns `release`; the last one to release closes it after {@link LINGER_MS}. */
export function holdDesk(api: ApiClient, owner: string): () => void {
  const all = keptBy(api);
  const kept = all.get(owner);
  if (!kept) return () => undefined;
  kept.holders += 1;
  if (kept.closing !== null) clearTimeout(kept.closing);
  kept.closing = null;
  if (!kept.started) {
    kept.started = true;
    kept.desk.restart();
  }
  return () => {
    kept.holders -= 1;
    if (kept.holders > 0) return;
    kept.closing = setTimeout(() => {
      kept.desk.close();
      if (all.get(owner) === kept) all.delete(owner);
    }, LINGER_MS);
  };
}

/** Closes every desk at once: after signing out nothing of the person's may stay. */
export function closeDesks(api: ApiClient): void {
  for (const { desk, closing } of keptBy(api).values()) {
    if (closing !== null) clearTimeout(closing);
    desk.close();
  }
  byApi.delete(api);
}
