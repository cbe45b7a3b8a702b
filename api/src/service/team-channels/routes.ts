import type { Handlers } from '../../platform/operations/handlers.ts';
import { done } from '../../platform/outcome/outcome.ts';
import { loadChannels, loadPeople } from './load-channels.ts';
import { loadMessages } from './load-messages.ts';
import { openDirect } from './open-direct.ts';
import { markRead, postMessage } from './post-message.ts';

type ChannelKeys =
  | 'GET /api/staff/channels'
  | 'POST /api/staff/channels'
  | 'GET /api/staff/channels/{id}'
  | 'POST /api/staff/channels/{id}/messages'
  | 'POST /api/staff/channels/{id}/read';

/** The channels of the staff. */
export function teamChannelRoutes(): Pick<Handlers, ChannelKeys> {
  return {
    'GET /api/staff/channels': async ({ scope, staff }) => {
      const [channels, people] = await Promise.all([loadChannels(scope, staff), loadPeople(scope, staff)]);
      return done({ channels, people });
    },
    'POST /api/staff/channels': ({ scope, staff, body }) => openDirect(scope, staff, body.memberId),
    'GET /api/staff/channels/{id}': ({ scope, staff, params, query }) =>
      loadMessages(scope, staff, params.id, query.before),
    'POST /api/staff/channels/{id}/messages': ({ scope, staff, params, body }) =>
      postMessage(scope, staff, params.id, body),
    'POST /api/staff/channels/{id}/read': ({ scope, staff, params, body }) =>
      markRead(scope, staff, params.id, body.upTo),
  };
}
