import type { LiveEvent, Message } from '@bellkey/shared/api';
import type { ApiProblem } from '@bellkey/shared/shell';

/** An answer of the assistant while it is being written. */
export interface Writing {
  turnId: string;
  text: string;
  step: string | null;
}

/** A colleague who is writing an answer; a new object for each sign of it. */
export interface Writer {
  id: string;
  name: string;
}

/** The messages of one conversation, oldest first. */
export interface Thread {
  load: { status: 'loading' } | { status: 'ready' } | { status: 'failed'; problem: ApiProblem };
  messages: readonly Message[];
  writing: Writing | null;
  /** Who of the staff gave a sign of writing last; the view that shows it decides for how long. */
  writer?: Writer | null;
  /** The guest's language, once it is known. */
  language?: string | undefined;
}

/** Opened threads, by conversation. Events of others are ignored. */
export type Threads = ReadonlyMap<string, Thread>;

const loading: Thread = { load: { status: 'loading' }, messages: [], writing: null };

const inOrder = (a: Message, b: Message) =>
  a.createdAt.localeCompare(b.createdAt) || a.id.localeCompare(b.id);

/** Merges messages by id; a seen one stays seen. */
function merged(known: readonly Message[], more: readonly Message[]): readonly Message[] {
  const byId = new Map(known.map((message) => [message.id, message]));
  for (const message of more) {
    byId.set(message.id, { ...message, seenAt: message.seenAt ?? byId.get(message.id)?.seenAt ?? null });
  }
  return [...byId.values()].sort(inOrder);
}

export const withOpenedThread = (threads: Threads, id: string): Threads =>
  new Map(threads).set(id, { ...(threads.get(id) ?? loading), load: { status: 'loading' } });

export const withLoadedThread = (
  threads: Threads,
  id: string,
  messages: readonly Message[],
  language?: string,
): Threads => {
  const thread = threads.get(id) ?? loading;
  return new Map(threads).set(id, {
    ...thread,
    load: { status: 'ready' },
    messages: merged(thread.messages, messages),
    language: language ?? thread.language,
  });
};

export const withFailedThread = (threads: Threads, id: string, problem: ApiProblem): Threads =>
  new Map(threads).set(id, { ...(threads.get(id) ?? loading), load: { status: 'failed', problem } });

/** Adds a message to its thread, if the thread is open. */
export function withThreadMessage(threads: Threads, message: Message): Threads {
  const thread = threads.get(message.conversationId);
  if (!thread) return threads;
  const replaced = message.turnId !== null && thread.writing?.turnId === message.turnId;
  return new Map(threads).set(message.conversationId, {
    ...thread,
    messages: merged(thread.messages, [message]),
    writing: replaced ? null : thread.writing,
    writer: message.sender.kind === 'staff' ? null : (thread.writer ?? null),
  });
}

function seen(thread: Thread, ids: readonly string[], at: string): Thread {
  return {
    ...thread,
    messages: thread.messages.map((message) =>
      ids.includes(message.id) && message.seenAt === null ? { ...message, seenAt: at } : message,
    ),
  };
}

function written(thread: Thread, turnId: string, change: Partial<Writing>): Thread {
  if (thread.messages.some((message) => message.turnId === turnId)) return thread;
  const before = thread.writing?.turnId === turnId ? thread.writing : { turnId, text: '', step: null };
  return { ...thread, writing: { ...before, ...change } };
}

/** Applies an event; a repeat changes nothing visible. */
export function withThreadEvent(threads: Threads, event: LiveEvent): Threads {
  if (event.type === 'message.created') return withThreadMessage(threads, event.message);
  if (!('conversationId' in event)) return threads;
  const thread = threads.get(event.conversationId);
  if (!thread) return threads;
  const put = (next: Thread) => new Map(threads).set(event.conversationId, next);
  switch (event.type) {
    case 'message.seen':
      return put(seen(thread, event.messageIds, event.at));
    case 'staff.writing':
      return put({ ...thread, writer: { ...event.by } });
    case 'reply.step':
      return put(written(thread, event.turnId, { step: event.step }));
    case 'reply.delta': {
      const before = thread.writing?.turnId === event.turnId ? thread.writing.text : '';
      return put(written(thread, event.turnId, { text: before + event.text }));
    }
    case 'reply.ended':
      return thread.writing?.turnId === event.turnId ? put({ ...thread, writing: null }) : threads;
    default:
      return threads;
  }
}
