import type { TeamMessage } from '@bellkey/shared/api';
import type { ApiResult } from '@bellkey/shared/shell';
import { type Unsent, withFailed, withoutItem, withSending } from '../../../desk/outbox/outbox.ts';
import { loadUnsent, saveUnsent, type TextStorage } from '../../../desk/outbox/unsent-storage.ts';

/** A message to a team channel. */
export interface TeamText {
  /** The sender's own id, and the idempotency key: a repeat is accepted once. */
  clientId: string;
  channelId: string;
  body: string;
  mentions: readonly string[];
  here: boolean;
}

/** One that the API has not accepted yet. */
export type TeamItem = Unsent<TeamText>;

/** Unsent messages of one person at one property: they stay, also through a reload, until sent or discarded. */
export interface TeamOutbox {
  get(): readonly TeamItem[];
  subscribe(listener: () => void): () => void;
  send(text: TeamText): Promise<void>;
  resend(clientId: string): Promise<void>;
  /** Tries again what the connection has kept from being sent. */
  resendUnreached(): void;
  discard(clientId: string): void;
}

/** What an outbox needs; tests pass their own. */
export interface TeamOutboxPorts {
  storage: TextStorage;
  /** Person and property, so that a shared desk mixes nothing up. */
  owner: string;
  post(text: TeamText): Promise<ApiResult<TeamMessage>>;
  onSent(message: TeamMessage): void;
}

/** Opens the outbox with what was left in it. */
export function openTeamOutbox({ storage, owner, post, onSent }: TeamOutboxPorts): TeamOutbox {
  const key = `bellkey-staff-team-outbox:${owner}`;
  let items: readonly TeamItem[] = loadUnsent(storage, key, isTeamText);
  const listeners = new Set<() => void>();

  const update = (next: readonly TeamItem[]) => {
    items = next;
    saveUnsent(storage, key, items);
    for (const listener of listeners) listener();
  };
  const send = async (text: TeamText) => {
    update(withSending(items, text));
    const answer = await post(text);
    if (answer.ok) onSent(answer.value);
    update(answer.ok ? withoutItem(items, text.clientId) : withFailed(items, text.clientId, answer.error));
  };
  const resend = async (clientId: string) => {
    const item = items.find((one) => one.clientId === clientId);
    if (item?.state.status === 'failed') await send(item);
  };

  return {
    get: () => items,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    send,
    resend,
    resendUnreached() {
      for (const { clientId, state } of items)
        if (state.status === 'failed' && state.problem.status === 0) void resend(clientId);
    },
    discard: (clientId) => update(withoutItem(items, clientId)),
  };
}

function isTeamText(value: unknown): value is TeamText {
  if (typeof value !== 'object' || value === null) return false;
  const { clientId, channelId, body, mentions, here } = value as Partial<Record<keyof TeamText, unknown>>;
  return (
    [clientId, channelId, body].every((text) => typeof text === 'string') &&
    Array.isArray(mentions) &&
    typeof here === 'boolean'
  );
}
