import type { Message } from '@bellkey/shared/api';
import { useApi } from '@bellkey/shared/shell';
import { useEffect, useRef } from 'react';

/** A glance is not reading, and several messages make one call. */
const SEEN_AFTER_MS = 800;
const MAX_PER_CALL = 200;

/** Reports which messages the guest has seen: page visible, end of the log in view. */
export function useSeen(messages: readonly Message[], inSight: boolean, visible: boolean): void {
  const api = useApi();
  const told = useRef(new Set<string>());
  useEffect(() => {
    if (!inSight || !visible) return;
    const unseen = messages
      .filter(({ id, sender, seenAt }) => sender.kind !== 'guest' && !seenAt && !told.current.has(id))
      .map(({ id }) => id)
      .slice(0, MAX_PER_CALL);
    if (unseen.length === 0) return;
    const timer = setTimeout(async () => {
      for (const id of unseen) told.current.add(id);
      const result = await api.call('POST /api/guest/seen', { body: { messageIds: unseen } });
      // Reported again with the next message; nothing depends on it.
      if (!result.ok) for (const id of unseen) told.current.delete(id);
    }, SEEN_AFTER_MS);
    return () => clearTimeout(timer);
  }, [api, messages, inSight, visible]);
}
