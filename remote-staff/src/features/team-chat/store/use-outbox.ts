import type { TeamMessage } from '@bellkey/shared/api';
import { newId } from '@bellkey/shared/id';
import { useApi } from '@bellkey/shared/shell';
import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { useDeskState, useWorkplace } from '../../../desk/workplace.tsx';
import { openTeamOutbox } from './team-outbox.ts';

/**
 * The outbox of the team chat, with the unsent messages of one channel. What the connection kept from being sent is
 * sent when it is back.
 *
 * @param onSent gets what the API has accepted
 */
export function useOutbox(channelId: string, onSent: (message: TeamMessage) => void) {
  const api = useApi();
  const { uid, membership } = useWorkplace();
  const property = membership.property.id;
  const outbox = useMemo(
    () =>
      openTeamOutbox({
        storage: localStorage,
        owner: `${uid}:${property}`,
        onSent,
        post: ({ clientId, channelId: id, body, mentions, here }) =>
          api.call(
            'POST /api/staff/channels/{id}/messages',
            {
              params: { id },
              query: { property },
              body: { clientId, body, mentions: [...mentions], ...(here && { here }) },
            },
            { idempotencyKey: clientId },
          ),
      }),
    [api, uid, property, onSent],
  );
  const all = useSyncExternalStore(outbox.subscribe, outbox.get, outbox.get);
  const { stream } = useDeskState();
  const isLive = stream.status === 'live';
  useEffect(() => {
    if (isLive) outbox.resendUnreached();
    addEventListener('online', outbox.resendUnreached);
    return () => removeEventListener('online', outbox.resendUnreached);
  }, [outbox, isLive]);
  return {
    outbox,
    items: all.filter((item) => item.channelId === channelId),
    send(body: string, mentions: readonly string[], here: boolean) {
      void outbox.send({ clientId: newId(), channelId, body, mentions, here });
    },
  };
}
