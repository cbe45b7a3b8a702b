import { newId } from '@bellkey/shared/id';
import {
  type ApiProblem,
  type FirstConversation,
  useApi,
  useDeviceStorage,
  useHoldReload,
} from '@bellkey/shared/shell';
import { useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import { type DurableStorage, durableStorage } from '../durable-storage/durable-storage.ts';
import { browserLock } from '../outbox/lock.ts';
import { Outbox, type OutboxState } from '../outbox/outbox.ts';
import { arrivals } from './arrival.ts';
import { browserAfter, onAway, onWake } from './browser-ports.ts';
import { carryOver } from './carry-over.ts';
import { connectOutbox } from './connect-outbox.ts';
import { GuestConversation } from './guest-conversation.ts';

const EMPTY: OutboxState = { entries: [], pause: null };
const getEmpty = () => EMPTY;
/** While the session starts nothing is sent: the state is the same as without a network. */
const NOT_YET = { code: 'offline' } as ApiProblem;
const noSubscription = () => () => undefined;

/**
 * The guest's conversation and its unsent messages.
 *
 * @param first what the page was rendered with on the server; null if nothing
 */
export function useGuestConversation(first: FirstConversation | null = null) {
  const api = useApi();
  const openStorage = useDeviceStorage();
  const [storage] = useState<DurableStorage>(() => durableStorage(openStorage));
  const [conversation] = useState(
    () =>
      new GuestConversation({
        api,
        storage,
        now: Date.now,
        isOnline: () => navigator.onLine,
        after: browserAfter,
        onWake,
        onAway,
        onOpen: (session) => carryOver(storage, session),
        first: first?.conversation ?? null,
        takeArrival: arrivals.take,
      }),
  );
  useEffect(() => conversation.start(), [conversation]);
  const view = useSyncExternalStore(conversation.subscribe, conversation.get, conversation.get);

  const session = view.status === 'open' ? view.session : null;
  const conversationId = session?.conversationId ?? null;
  const arriving = view.status === 'open' && view.arriving;
  const [outbox, setOutbox] = useState<Outbox | null>(null);

  useEffect(() => {
    if (!conversationId) return;
    const box = new Outbox(conversationId, {
      storage,
      send: async ({ clientId, body }) =>
        arriving
          ? { ok: false, error: NOT_YET }
          : api.call('POST /api/guest/messages', { body: { clientId, body } }, { idempotencyKey: clientId }),
      takeTurns: browserLock,
      newId: () => newId(),
      now: Date.now,
      after: browserAfter,
      onDelivered: (message) => conversation.apply({ type: 'message.created', message }),
      onSessionLost: () => conversation.endSession(),
    });
    setOutbox(box);
    const disconnect = connectOutbox(conversation, box);
    void box.drain();
    const onStorage = () => box.refresh();
    window.addEventListener('storage', onStorage);
    const stopWaking = onWake(() => void box.drain());
    return () => {
      window.removeEventListener('storage', onStorage);
      stopWaking();
      disconnect();
      box.close();
      setOutbox(null);
    };
  }, [api, arriving, conversation, conversationId, storage]);

  const unsent = useSyncExternalStore(outbox?.subscribe ?? noSubscription, outbox?.get ?? getEmpty, getEmpty);

  const holdReload = useHoldReload();
  const holding = unsent.entries.length > 0;
  useEffect(() => (holding ? holdReload('unsent-message') : undefined), [holding, holdReload]);

  const send = useCallback((body: string) => outbox?.add(body), [outbox]);
  return { view, conversation, storage, outbox, unsent, send };
}
