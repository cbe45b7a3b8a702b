import { parseHistory, type ReleaseChange } from '@bellkey/shared/release';
import { HISTORY_FILE, type ReleaseStore, StoreError } from '../store/release-store.ts';

const ATTEMPTS = 50;

/** The changes, oldest first; empty when nothing was released yet. */
export async function loadHistory(store: ReleaseStore): Promise<ReleaseChange[]> {
  const file = await store.read(HISTORY_FILE);
  return file ? parseHistory(file.content.toString('utf8')) : [];
}

/** Adds a change unless it is there. The rest of the file stays, including a truncated line. */
export async function addToHistory(store: ReleaseStore, change: ReleaseChange): Promise<void> {
  for (let attempt = 1; attempt <= ATTEMPTS; attempt += 1) {
    const file = await store.read(HISTORY_FILE);
    const text = file?.content.toString('utf8') ?? '';
    const known = parseHistory(text).some(
      ({ revision, at }) => revision === change.revision && at === change.at,
    );
    if (known) return;
    const end = text === '' || text.endsWith('\n') ? '' : '\n';
    const next = Buffer.from(`${text}${end}${JSON.stringify(change)}\n`);
    if ((await store.replace(HISTORY_FILE, next, file?.version ?? null)) === 'replaced') return;
  }
  throw new StoreError(
    `${HISTORY_FILE} in ${store.name} could not be written because of concurrent changes. The next command adds this change.`,
  );
}
