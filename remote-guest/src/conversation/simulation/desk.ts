import type { Conversation, LiveEvent, Message, RequestState, ServiceRequest } from '@bellkey/shared/api';
import {
  sampleConversation,
  sampleMessage,
  sampleRequest,
  sampleSession,
} from '../../test-support/sample-conversation.ts';
import type { ConversationSnapshot } from '../state/conversation-state.ts';
import { sampleSnapshot } from '../state/sample-snapshot.ts';

const STATES: readonly RequestState[] = ['new', 'acknowledged', 'in_progress', 'done'];

/**
 * The other end of a conversation, by the rules of the API: a message counts once by its client id, what happens is in a
 * log of events in the order in which it happened, and a snapshot has the end of that log as its cursor.
 */
export class Desk {
  readonly log: LiveEvent[] = [];
  messages: Message[] = [];
  requests: ServiceRequest[] = [];
  conversation: Conversation = sampleConversation();
  readonly #now: () => number;
  readonly #listeners = new Set<() => void>();
  readonly #answered = new Map<string, Conversation>();
  #lastAt = 0;

  constructor(now: () => number) {
    this.#now = now;
  }

  onEvent(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** Takes a guest's message; the same one again is the first. */
  receive(clientId: string, body: string): Message {
    const known = this.messages.find((message) => message.clientId === clientId);
    return known ?? this.#append({ clientId, body, sender: { kind: 'guest', name: null } });
  }

  write(body: string, turnId: string | null = null): Message {
    const sender = turnId ? ({ kind: 'ai', name: null } as const) : ({ kind: 'staff', name: 'Ana' } as const);
    return this.#append({ body, sender, turnId });
  }

  /** Makes a request and says so; its event may come before or after the message that refers to it. */
  makeRequest(eventFirst: boolean): void {
    const no = this.requests.length + 1;
    const request = sampleRequest({
      id: `request-${no}`,
      no,
      createdAt: this.#at(),
      steps: [this.#step('new')],
    });
    this.requests.push(request);
    const announce = () => this.#emit({ type: 'request.created', request });
    if (eventFirst) announce();
    this.#append({
      body: 'Of course.',
      sender: { kind: 'ai', name: null },
      parts: [{ kind: 'request', requestId: request.id }],
    });
    if (!eventFirst) announce();
  }

  /** Moves a request on, as far as it can go. */
  moveRequest(index: number): void {
    const request = this.requests[index];
    const state = request && STATES[STATES.indexOf(request.state) + 1];
    if (!request || !state) return;
    const moved = { ...request, state, steps: [...request.steps, this.#step(state)] };
    this.requests[index] = moved;
    this.#emit({ type: 'request.updated', request: moved });
  }

  /** Staff see everything that the guest wrote. */
  see(): void {
    const at = this.#at();
    const unseen = this.messages.filter(({ sender, seenAt }) => sender.kind === 'guest' && !seenAt);
    if (unseen.length === 0) return;
    this.messages = this.messages.map((message) =>
      unseen.includes(message) ? { ...message, seenAt: at } : message,
    );
    const conversationId = this.conversation.id;
    this.#emit({ type: 'message.seen', conversationId, messageIds: unseen.map(({ id }) => id), at });
  }

  /** Moves the conversation between assistant and people. */
  change(state: Conversation['state']): Conversation {
    const waitingSince = state === 'awaiting_human' ? this.#at() : null;
    this.conversation = { ...this.conversation, state, waitingSince };
    this.#emit({ type: 'conversation.updated', conversation: this.conversation });
    return this.conversation;
  }

  /** A guest asks for a person; the same wish again gets the first answer. */
  handOff(idempotencyKey: string): Conversation {
    const answer = this.#answered.get(idempotencyKey) ?? this.change('awaiting_human');
    this.#answered.set(idempotencyKey, answer);
    return answer;
  }

  snapshot(): ConversationSnapshot {
    const { conversation, messages, requests } = this;
    return sampleSnapshot({
      session: sampleSession,
      conversation,
      messages: [...messages],
      requests: [...requests],
      cursor: String(this.log.length),
    });
  }

  #append(change: Partial<Message>): Message {
    const id = `message-${this.messages.length + 1}`;
    const message = sampleMessage({ id, createdAt: this.#at(), ...change });
    this.messages = [...this.messages, message];
    this.#emit({ type: 'message.created', message });
    return message;
  }

  #step(state: RequestState): ServiceRequest['steps'][number] {
    return { state, at: this.#at(), by: { kind: 'staff', name: 'Ana' }, reason: null };
  }

  /** Now, and no two things at the same instant. */
  #at(): string {
    this.#lastAt = Math.max(this.#now(), this.#lastAt + 1);
    return new Date(this.#lastAt).toISOString();
  }

  #emit(event: LiveEvent): void {
    this.log.push(event);
    for (const listener of this.#listeners) listener();
  }
}
