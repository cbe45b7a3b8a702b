import { isDeepStrictEqual } from 'node:util';
import { NO_REMOTES, Registry, type RegistryEntry, type ReleaseChange } from '@bellkey/shared/release';
import { z } from 'zod';
import { CommandError } from '../../command/command.ts';
import { REGISTRY_FILE, type ReleaseStore, StoreError } from '../store/release-store.ts';
import { addToHistory } from './history-file.ts';

const ATTEMPTS = 50;

function parse(text: string): { ok: true; value: Registry } | { ok: false; error: string } {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch (error) {
    return { ok: false, error: `it is not JSON (${error instanceof Error ? error.message : String(error)})` };
  }
  const parsed = Registry.safeParse(json);
  return parsed.success
    ? { ok: true, value: parsed.data }
    : { ok: false, error: z.prettifyError(parsed.error) };
}

/**
 * Parses a registry.
 *
 * @param place for the message, as `The registry /srv/remotes.json`
 * @throws CommandError when it is broken. It is never overwritten, because it contains an operator's choices.
 */
export function parseRegistry(text: string, place: string): Registry {
  const parsed = parse(text);
  if (parsed.ok) return parsed.value;
  throw new CommandError(
    `${place} cannot be used: ${parsed.error}.\nCorrect it, or delete it to recreate it from the releases built here.`,
  );
}

/** A registry with its version, which a change has to name. */
export interface LoadedRegistry {
  registry: Registry;
  version: string | null;
}

/** The registry of a store; an empty one when there is none yet. @throws CommandError when it is broken. */
export async function loadRegistry(store: ReleaseStore): Promise<LoadedRegistry> {
  const file = await store.read(REGISTRY_FILE);
  if (file === null) return { registry: NO_REMOTES, version: null };
  const place = `The registry ${store.placeOf(REGISTRY_FILE)}`;
  return { registry: parseRegistry(file.content.toString('utf8'), place), version: file.version };
}

/** The new entry of one remote. */
export interface Decision {
  entry: RegistryEntry;
  change: Omit<ReleaseChange, 'at' | 'revision' | 'who'>;
}

interface ChangeOptions {
  store: ReleaseStore;
  who: string;
  now?: () => Date;
}

/** Whether a write whose response was lost has arrived. */
async function hasArrived(store: ReleaseStore, change: ReleaseChange): Promise<boolean> {
  const { registry } = await loadRegistry(store);
  return isDeepStrictEqual(registry.change, change);
}

/**
 * Changes the registry: loads it, decides, and writes it if it has not changed meanwhile; otherwise it starts again. So
 * each of two concurrent commands sees the other's result. Afterwards it adds the line to the history. A line that an
 * interrupted command did not write is added first, whatever is decided.
 *
 * @param decide may be called several times; null when there is nothing to change.
 * @returns the change, or null when there was none.
 */
export async function changeRegistry(
  { store, who, now = () => new Date() }: ChangeOptions,
  decide: (registry: Registry) => Decision | null | Promise<Decision | null>,
): Promise<ReleaseChange | null> {
  for (let attempt = 1; attempt <= ATTEMPTS; attempt += 1) {
    const { registry, version } = await loadRegistry(store);
    if (registry.change) await addToHistory(store, registry.change);
    const decision = await decide(registry);
    if (decision === null) return null;

    const revision = registry.revision + 1;
    const change: ReleaseChange = { at: now().toISOString(), who, ...decision.change, revision };
    const remotes = { ...registry.remotes, [change.remote]: decision.entry };
    const content = Buffer.from(`${JSON.stringify({ revision, change, remotes }, null, 2)}\n`);
    let outcome: 'replaced' | 'changed';
    try {
      outcome = await store.replace(REGISTRY_FILE, content, version);
    } catch (error) {
      if (!(await hasArrived(store, change).catch(() => false))) throw error;
      outcome = 'replaced';
    }
    // After a lost response the request is repeated, and our own change looks like another command's.
    if (outcome === 'replaced' || (await hasArrived(store, change))) {
      await addToHistory(store, change);
      return change;
    }
  }
  throw new StoreError(
    `The registry in ${store.name} was changed concurrently too often. Nothing was changed; run the same command again.`,
  );
}
