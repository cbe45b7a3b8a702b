import type { TeamChannel, TeamPerson } from '@bellkey/shared/api';
import type { ApiClient, ApiProblem, ApiResult } from '@bellkey/shared/shell';
import type { Desk } from '../../../desk/desk.ts';

/** The channels that a member reads. A failed load keeps what was loaded before. */
export interface TeamState {
  load: { status: 'loading' } | { status: 'ready' } | { status: 'failed'; problem: ApiProblem };
  channels: readonly TeamChannel[];
  /** Whom they can write to. */
  people: readonly TeamPerson[];
}

/** The channels of one property for one person: loaded once, and again on news. */
export interface TeamStore {
  get(): TeamState;
  subscribe(listener: () => void): () => void;
  refresh(): Promise<void>;
  /** Opens the direct channel with a colleague. */
  openDirect(memberId: string, key: string): Promise<ApiResult<string>>;
  /** Records that a channel is read up to a message. */
  markRead(channelId: string, upTo: number): Promise<void>;
}

/** News that come at once are loaded at once. */
const TOGETHER_MS = 300;

const stores = new WeakMap<Desk, TeamStore>();

/** The store of a desk: the navigation and the page share it. */
export function teamOf(desk: Desk, api: ApiClient, propertyId: string): TeamStore {
  const known = stores.get(desk);
  if (known) return known;
  const store = createTeamStore(desk, api, propertyId);
  stores.set(desk, store);
  return store;
}

/** Creates a store. It loads, and follows the desk, while someone subscribes. */
export function createTeamStore(desk: Desk, api: ApiClient, propertyId: string): TeamStore {
  const query = { property: propertyId };
  let state: TeamState = { load: { status: 'loading' }, channels: [], people: [] };
  const listeners = new Set<() => void>();
  let unfollow: (() => void) | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const update = (next: TeamState) => {
    state = next;
    for (const listener of listeners) listener();
  };
  const withChannel = (id: string, change: (channel: TeamChannel) => TeamChannel) =>
    update({ ...state, channels: state.channels.map((one) => (one.id === id ? change(one) : one)) });

  const refresh = async () => {
    const answer = await api.call('GET /api/staff/channels', { query });
    update(
      answer.ok
        ? { load: { status: 'ready' }, ...answer.value }
        : { ...state, load: { status: 'failed', problem: answer.error } },
    );
  };
  const soon = () => {
    clearTimeout(timer);
    timer = setTimeout(() => void refresh(), TOGETHER_MS);
  };
  const follow = () => {
    let { teamNews: news, membershipChanges, stream } = desk.get();
    return desk.subscribe(() => {
      const now = desk.get();
      const isMine =
        now.teamNews !== null &&
        (now.teamNews.isNew || state.channels.some(({ id }) => id === now.teamNews?.channelId));
      const isBack = now.stream.status === 'live' && stream.status !== 'live';
      const isNews = now.teamNews !== news && isMine;
      if (isNews || isBack || now.membershipChanges !== membershipChanges) soon();
      ({ teamNews: news, membershipChanges, stream } = now);
    });
  };

  return {
    get: () => state,
    subscribe(listener) {
      listeners.add(listener);
      if (!unfollow) {
        unfollow = follow();
        void refresh();
      }
      return () => {
        listeners.delete(listener);
        if (listeners.size > 0) return;
        clearTimeout(timer);
        unfollow?.();
        unfollow = null;
      };
    },
    refresh,
    async openDirect(memberId, key) {
      const answer = await api.call(
        'POST /api/staff/channels',
        { query, body: { memberId } },
        { idempotencyKey: key },
      );
      if (!answer.ok) return answer;
      const { value } = answer;
      if (!state.channels.some(({ id }) => id === value.id))
        update({ ...state, channels: [...state.channels, value] });
      return { ok: true, value: value.id };
    },
    async markRead(channelId, upTo) {
      withChannel(channelId, (channel) => ({ ...channel, readUpTo: upTo, unread: 0, unreadForCaller: 0 }));
      await api.call('POST /api/staff/channels/{id}/read', {
        params: { id: channelId },
        query,
        body: { upTo },
      });
    },
  };
}
