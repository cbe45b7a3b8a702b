import { newId } from '@bellkey/shared/id';
import { scalePhoto } from '@bellkey/shared/scale-photo';
import { useApi, useHoldReload } from '@bellkey/shared/shell';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { browserAfter, onWake } from '../../conversation/browser-ports.ts';
import type { GuestConversation } from '../../conversation/guest-conversation.ts';
import { browserLock } from '../../outbox/lock.ts';
import { PhotoOutbox, type PhotoOutboxState } from './photo-outbox.ts';
import { openPhotos, type PhotoStore, photoStore } from './photo-store.ts';

const EMPTY: PhotoOutboxState = { entries: [], sending: null, failing: false, unkept: false };
const getEmpty = () => EMPTY;
const noSubscription = () => () => undefined;
/** The longer edge of a photo that was too large for the connection. */
const SMALL_EDGE_PX = 1024;
/** One for all visits of this page, as its memory is what a private window has. */
const browserStore: PhotoStore = photoStore(openPhotos);

/** The unsent photos of a visit, which are sent while it lasts. */
export function usePhotoOutbox(
  { propertyId, conversationId, over }: { propertyId: string; conversationId: string; over: boolean },
  conversation: GuestConversation,
  store: PhotoStore = browserStore,
): { outbox: PhotoOutbox | null; state: PhotoOutboxState } {
  const api = useApi();
  const [outbox, setOutbox] = useState<PhotoOutbox | null>(null);
  useEffect(() => {
    const box = new PhotoOutbox(
      { propertyId, conversationId },
      {
        store,
        upload: ({ clientId, picture }) =>
          api.call('POST /api/guest/photos', { query: { clientId }, upload: picture }),
        send: ({ clientId, body }, photoId) =>
          api.call(
            'POST /api/guest/messages',
            { body: { clientId, body, photoIds: [photoId] } },
            { idempotencyKey: clientId },
          ),
        shrink: async (picture) => (await scalePhoto(picture, SMALL_EDGE_PX))?.picture ?? null,
        takeTurns: browserLock,
        newId,
        now: Date.now,
        after: browserAfter,
        onDelivered: (message) => conversation.apply({ type: 'message.created', message }),
        onSessionLost: () => conversation.endSession(),
      },
    );
    setOutbox(box);
    const stopWaking = onWake(() => void box.drain());
    return () => {
      stopWaking();
      box.close();
    };
  }, [api, conversation, propertyId, conversationId, store]);
  useEffect(() => {
    if (outbox) void (over ? outbox.look() : outbox.drain());
  }, [outbox, over]);

  const state = useSyncExternalStore(outbox?.subscribe ?? noSubscription, outbox?.get ?? getEmpty, getEmpty);
  const holdReload = useHoldReload();
  const holding = state.entries.length > 0;
  useEffect(() => (holding ? holdReload('unsent-message') : undefined), [holding, holdReload]);
  return { outbox, state };
}
