import type { LiveEvent, StaffRole } from '@bellkey/shared/api';
import type { ApiProblem } from '@bellkey/shared/shell';
import * as messages from '../../messages/compiled/desk/en.ts';
import { withConversation, withLoadedConversations } from './conversations/conversation-list.ts';
import type { Desk } from './desk.ts';
import { withEvent, withStream } from './desk-state.ts';
import type { DeskPorts, DeskStore } from './desk-store.ts';
import { withRequests } from './requests/queue-state.ts';

/**
 * Roles that see guests' data (docs/product.md#permissions). The API enforces it; the desk does not request what its
 * role may not see.
 */
const SEES_REQUESTS: readonly StaffRole[] = ['staff', 'agent', 'manager', 'owner'];
const SEES_CONVERSATIONS: readonly StaffRole[] = ['agent', 'manager', 'owner'];

const notAllowed: { ok: false; error: ApiProblem } = {
  ok: false,
  error: {
    code: 'forbidden',
    status: 403,
    title: messages.noAccessTitle,
    detail: messages.noAccessText,
    requestId: '',
  },
};

/**
 * Loads a property's lists into the store and keeps them up to date from the stream.
 *
 * @param onLive called whenever the stream has connected
 */
export function followProperty(
  { api, propertyId, role, now }: DeskPorts,
  { update }: DeskStore,
  onLive: () => Promise<void>,
): Pick<Desk, 'restart' | 'refresh' | 'close' | 'loadFinished' | 'show'> {
  let unfollow: () => void = () => undefined;
  /** Counts restarts: responses to calls from before the last one are dropped. */
  let round = 0;
  const query = { property: propertyId };

  const show = (event: LiveEvent) => update((before) => withEvent(before, event, now()));

  const stopFollowing = () => {
    unfollow();
    unfollow = () => undefined;
  };

  const follow = (after: string) => {
    stopFollowing();
    unfollow = api.follow('staff', {
      after,
      query,
      onEvent: show,
      onState: (stream) => {
        update((before) => withStream(before, stream, now()));
        if (stream.status === 'live') void onLive();
      },
    });
  };

  /** Loads the queue first, then follows the stream from its cursor, then loads the rest: no event falls between two lists. */
  const load = async () => {
    const mine = ++round;
    update((before) => ({
      ...before,
      queueLoad: { status: 'loading' },
      conversationsLoad: { status: 'loading' },
    }));
    const queue = SEES_REQUESTS.includes(role)
      ? await api.call('GET /api/staff/requests', { query })
      : notAllowed;
    if (mine !== round) return;
    update((before) =>
      queue.ok
        ? {
            ...before,
            queueLoad: { status: 'ready' },
            queue: withRequests({ ...before.queue, requests: new Map() }, queue.value.requests),
            currentUntil: now(),
          }
        : { ...before, queueLoad: { status: 'failed', problem: queue.error } },
    );
    if (queue.ok) follow(queue.value.cursor);

    const conversations = SEES_CONVERSATIONS.includes(role)
      ? await api.call('GET /api/staff/conversations', { query })
      : notAllowed;
    if (mine !== round) return;
    update((before) =>
      conversations.ok
        ? {
            ...before,
            conversationsLoad: { status: 'ready' },
            conversations: withLoadedConversations(before.conversations, conversations.value.conversations),
          }
        : { ...before, conversationsLoad: { status: 'failed', problem: conversations.error } },
    );
    if (!queue.ok && conversations.ok) follow(conversations.value.cursor);
  };

  return {
    show,
    restart() {
      stopFollowing();
      update((before) => ({ ...before, conversations: new Map(), threads: new Map() }));
      void load();
    },
    async refresh() {
      const mine = round;
      const [queue, conversations] = await Promise.all([
        api.call('GET /api/staff/requests', { query }),
        api.call('GET /api/staff/conversations', { query }),
      ]);
      if (mine !== round) return;
      update((before) => ({
        ...before,
        ...(queue.ok && { queue: withRequests(before.queue, queue.value.requests), currentUntil: now() }),
        ...(conversations.ok && {
          conversations: conversations.value.conversations.reduce(withConversation, before.conversations),
        }),
      }));
    },
    close() {
      round += 1;
      stopFollowing();
    },
    async loadFinished() {
      const answer = await api.call('GET /api/staff/requests', { query: { ...query, scope: 'today' } });
      if (!answer.ok) return;
      update((before) => ({ ...before, queue: withRequests(before.queue, answer.value.requests) }));
    },
  };
}
