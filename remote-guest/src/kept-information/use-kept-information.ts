import type { GuestSession } from '@bellkey/shared/api';
import { useApi } from '@bellkey/shared/shell';
import { useEffect } from 'react';
import type { DurableStorage } from '../durable-storage/durable-storage.ts';
import { clearInformation, loadInformation, saveInformation } from './kept-information.ts';

/** The page has loaded by then: the copy does not compete with it. */
const AFTER_MS = 4_000;
/** A younger copy is not loaded again. */
const FRESH_MS = 6 * 60 * 60_000;

/**
 * Saves the property's information on the device, so that a guest who has opened the chat can read it without a
 * connection. The copy of another visit is deleted at once.
 *
 * @param session null while there is none, or while it is unknown whether it still applies
 */
export function useKeptInformation(storage: DurableStorage, session: GuestSession | null): void {
  const api = useApi();
  const conversationId = session?.conversationId ?? null;
  useEffect(() => {
    if (conversationId === null) return;
    const kept = loadInformation(storage, Date.now());
    const isOwn = kept?.information.session.conversationId === conversationId;
    if (!isOwn) clearInformation(storage);
    else if (Date.now() - kept.at < FRESH_MS) return;
    const loading = new AbortController();
    const timer = setTimeout(async () => {
      const options = { signal: loading.signal };
      const result = await api.call('GET /api/guest/information', {}, options);
      if (result.ok && !loading.signal.aborted)
        saveInformation(storage, { information: result.value, at: Date.now() });
    }, AFTER_MS);
    return () => {
      clearTimeout(timer);
      loading.abort();
    };
  }, [api, storage, conversationId]);
}
