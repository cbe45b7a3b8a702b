import type { RequestState, StaffRole } from '@bellkey/shared/api';
import type { ApiClient, ApiProblem } from '@bellkey/shared/shell';
import { withConversation, withLoadedConversations } from './conversations/conversation-list.ts';
import {
  withFailedThread,
  withLoadedThread,
  withOpenedThread,
  withThreadMessage,
} from './conversations/thread-state.ts';
import { type DeskState, initialDesk, withEvent, withStream } from './desk-state.ts';
import {
  type OutboxItem,
  type WriteMode,
  withArrived,
  withFailed,
  withoutItem,
  withSending,
} from './outbox/outbox.ts';
import { readOutbox, type TextStorage, writeOutbox } from './outbox/outbox-storage.ts';
import {
  type Move,
  withMove,
  withMoveRefused,
  withMoveTaken,
  withoutRefusal,
  withRequests,
} from './requests/queue-state.ts';

/** What a desk works with; handed in so that tests need no patching. */
export interface DeskWorld {
  api: ApiClient;
  propertyId: string;
  /** Person and property: names the stored outbox. */
  owner: string;
  role: StaffRole;
  storage: TextStorage;
  now(): number;
  newId(): string;
}

/** The live state of one property's queue and conversations, and what staff do to it. */
export interface Desk {
  get(): DeskState;
  subscribe(listener: () => void): () => void;
  /** Loads everything anew and follows the stream from there. */
  restart(): void;
  /** Loads the lists beside a stream that is lost, without touching what is shown until they are there. */
  refresh(): Promise<void>;
  /** Stops following. */
  close(): void;
  /** Accept, start, finish, decline …: shown at once, rolled back when the API refuses. */
  move(requestId: string, to: RequestState, reason?: string): Promise<void>;
  dismissRefusal(requestId: string): void;
  /** Requests that were finished lately, beside the open ones. */
  loadFinished(): Promise<void>;
  openThread(conversationId: string): Promise<void>;
  send(conversationId: string, mode: WriteMode, body: string): Promise<void>;
  resend(clientId: string): Promise<void>;
  discard(clientId: string): void;
  setHandler(conversationId: string, handler: 'me' | 'assistant' | 'resolved'): Promise<void>;
  markSeen(conversationId: string): Promise<void>;
  /** Takes an alarm or ends it. Resolves with the problem when the API refuses, else with null. */
  setAlarm(conversationId: string, to: 'taken' | 'over'): Promise<ApiProblem | null>;
}

/** Who sees what of the guests (product.md 2.4). The API enforces it; what somebody may not see is not asked for. */
const SEES_REQUESTS: readonly StaffRole[] = ['staff', 'agent', 'manager', 'owner'];
const SEES_CONVERSATIONS: readonly StaffRole[] = ['agent', 'manager', 'owner'];

const notTheirs: { ok: false; error: ApiProblem } = {
  ok: false,
  error: {
    code: 'forbidden',
    status: 403,
    title: 'Not yours to see',
    detail: 'Your role does not include this.',
    requestId: '',
  },
};

/** Opens a desk: nothing is loaded before {@link Desk.restart}. */
export function openDesk({ api, propertyId, owner, role, storage, now, newId }: DeskWorld): Desk {
  let state = initialDesk(now(), readOutbox(storage, owner));
  let unfollow: () => void = () => undefined;
  /** Counts restarts: answers to calls from before the last one are dropped. */
  let round = 0;
  const listeners = new Set<() => void>();
  const query = { property: propertyId };

  const update = (change: (before: DeskState) => DeskState) => {
    const next = change(state);
    if (next === state) return;
    if (next.outbox !== state.outbox) writeOutbox(storage, owner, next.outbox);
    state = next;
    for (const listener of listeners) listener();
  };

  const stopFollowing = () => {
    unfollow();
    unfollow = () => undefined;
  };

  const follow = (after: string) => {
    stopFollowing();
    unfollow = api.follow('staff', {
      after,
      query,
      onEvent: (event) => update((before) => withEvent(before, event, now())),
      onState: (stream) => update((before) => withStream(before, stream, now())),
    });
  };

  /** The queue comes first, then the stream from its cursor, then the rest: so no event can fall between two lists. */
  const load = async () => {
    const mine = ++round;
    update((before) => ({
      ...before,
      queueLoad: { status: 'loading' },
      conversationsLoad: { status: 'loading' },
    }));
    const queue = SEES_REQUESTS.includes(role)
      ? await api.call('GET /api/staff/requests', { query })
      : notTheirs;
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
      : notTheirs;
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

  const attempt = async (move: Move) => {
    update((before) => ({ ...before, queue: withMove(before.queue, move) }));
    const answer = await api.call(
      'POST /api/staff/requests/{id}/transition',
      {
        params: { id: move.requestId },
        query,
        body: { to: move.to, ...(move.reason !== null && { reason: move.reason }) },
      },
      { idempotencyKey: move.key },
    );
    update((before) => ({
      ...before,
      queue: answer.ok
        ? withMoveTaken(before.queue, move, answer.value)
        : withMoveRefused(before.queue, { move, problem: answer.error }),
    }));
  };

  const post = async (item: Omit<OutboxItem, 'state'>) => {
    const { clientId, conversationId, mode, body } = item;
    update((before) => ({ ...before, outbox: withSending(before.outbox, item) }));
    const answer = await api.call(
      mode === 'note'
        ? 'POST /api/staff/conversations/{id}/notes'
        : 'POST /api/staff/conversations/{id}/messages',
      { params: { id: conversationId }, query, body: { clientId, body } },
      { idempotencyKey: clientId },
    );
    update((before) =>
      answer.ok
        ? {
            ...before,
            outbox: withArrived(withoutItem(before.outbox, clientId), answer.value),
            threads: withThreadMessage(before.threads, answer.value),
          }
        : { ...before, outbox: withFailed(before.outbox, clientId, answer.error) },
    );
  };

  return {
    get: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
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
    move: (requestId, to, reason) => attempt({ requestId, to, reason: reason ?? null, key: newId() }),
    dismissRefusal: (requestId) =>
      update((before) => ({ ...before, queue: withoutRefusal(before.queue, requestId) })),
    async loadFinished() {
      const answer = await api.call('GET /api/staff/requests', { query: { ...query, scope: 'today' } });
      if (!answer.ok) return;
      update((before) => ({ ...before, queue: withRequests(before.queue, answer.value.requests) }));
    },
    async openThread(conversationId) {
      update((before) => ({ ...before, threads: withOpenedThread(before.threads, conversationId) }));
      const answer = await api.call('GET /api/staff/conversations/{id}', {
        params: { id: conversationId },
        query,
      });
      update((before) =>
        answer.ok
          ? {
              ...before,
              threads: withLoadedThread(before.threads, conversationId, answer.value.messages),
              conversations: withLoadedConversations(before.conversations, [answer.value.conversation]),
              queue: withRequests(before.queue, answer.value.requests),
            }
          : { ...before, threads: withFailedThread(before.threads, conversationId, answer.error) },
      );
    },
    send: (conversationId, mode, body) =>
      post({ clientId: newId(), conversationId, mode, body: body.trim(), at: now() }),
    async resend(clientId) {
      const item = state.outbox.find((one) => one.clientId === clientId);
      if (item) await post(item);
    },
    discard: (clientId) => update((before) => ({ ...before, outbox: withoutItem(before.outbox, clientId) })),
    async setHandler(conversationId, handler) {
      update((before) => ({ ...before, handlerProblem: null }));
      const answer = await api.call(
        'POST /api/staff/conversations/{id}/handler',
        { params: { id: conversationId }, query, body: { handler } },
        { idempotencyKey: newId() },
      );
      update((before) =>
        answer.ok
          ? { ...before, conversations: withConversation(before.conversations, answer.value) }
          : { ...before, handlerProblem: { conversationId, problem: answer.error } },
      );
    },
    async setAlarm(conversationId, to) {
      const answer = await api.call(
        'POST /api/staff/conversations/{id}/alarm',
        { params: { id: conversationId }, query, body: { to } },
        { idempotencyKey: newId() },
      );
      if (!answer.ok) return answer.error;
      update((before) => ({
        ...before,
        conversations: withConversation(before.conversations, answer.value),
      }));
      return null;
    },
    async markSeen(conversationId) {
      const conversation = state.conversations.get(conversationId);
      if (!conversation || conversation.unreadByStaff === 0) return;
      update((before) => ({
        ...before,
        conversations: new Map(before.conversations).set(conversationId, {
          ...conversation,
          unreadByStaff: 0,
        }),
      }));
      await api.call('POST /api/staff/conversations/{id}/seen', { params: { id: conversationId }, query });
    },
  };
}
