import { parseHistory, type ReleaseChange } from '@bellkey/shared/release';
import { loadLocation, resolveLocation } from '../registry/location.ts';

const HISTORY_FILE = 'releases-history.jsonl';
const SHOWN = 50;
/** Timeout of the page that shows it. */
const PATIENCE_MS = 2_000;

/** History of releases, newest first; null when the file next to the registry can't be loaded. */
export async function loadHistory(registry: string): Promise<ReleaseChange[] | null> {
  try {
    const text = (await loadLocation(resolveLocation(registry, HISTORY_FILE), PATIENCE_MS)).toString('utf8');
    return parseHistory(text).slice(-SHOWN).reverse();
  } catch {
    return null;
  }
}
