import type { Conversation, LiveEvent } from '@bellkey/shared/api';
import type { ApiProblem, StreamState } from '@bellkey/shared/shell';
import * as messages from '../../messages/compiled/desk/en.ts';
import { type Conversations, withConversationEvent } from './conversations/conversation-list.ts';
import { type Threads, withThreadEvent } from './conversations/thread-state.ts';
import { type Outbox, withArrived } from './outbox/outbox.ts';
import { emptyQueue, type QueueState, withQueueEvent } from './requests/queue-state.ts';

/** Loading state of one list. A failed one keeps its earlier content. */
export type Load = { status: 'loading' } | { status: 'ready' } | { status: 'failed'; problem: ApiProblem };

/** A team channel has a message. */
type TeamNews = Extract<LiveEvent, { type: 'team.updated' }>;

/** A request has another note. */
type NoteNews = Extract<LiveEvent, { type: 'note.created' }>;

/** Everything of one property on a staff member's screen, and its freshness. */
export interface DeskState {
  queueLoad: Load;
  conversationsLoad: Load;
  stream: StreamState;
  /** Counts membership events; the team page loads again when it changes. */
  membershipChanges: number;
  /** The membership of the latest event. */
  changedMembership: string | null;
  /** Counts shift events; views of the shift load again when it changes. */
  shiftChanges: number;
  /** Counts events of registrations before arrival; their lists load again when it changes. */
  registrationChanges: number;
  /** The latest event of a team channel, each a new object; those who read the channel load it again. */
  teamNews: TeamNews | null;
  /** The latest event of a note, each a new object; those who show the notes of its request load them again. */
  noteNews: NoteNews | null;
  /** Until when the shown data is known to be current, as milliseconds since 1970; now, while the stream is live. */
  currentUntil: number;
  queue: QueueState;
  conversations: Conversations;
  threads: Threads;
  outbox: Outbox;
  /** Conversations before a change of handler that the API has not answered yet. */
  handlerProblem: { conversationId: string; problem: ApiProblem } | null;
}

/** The state of a desk before anything is loaded. */
export function initialDesk(now: number, outbox: Outbox): DeskState {
  return {
    queueLoad: { status: 'loading' },
    conversationsLoad: { status: 'loading' },
    stream: { status: 'connecting' },
    membershipChanges: 0,
    changedMembership: null,
    shiftChanges: 0,
    registrationChanges: 0,
    teamNews: null,
    noteNews: null,
    currentUntil: now,
    queue: emptyQueue,
    conversations: new Map<string, Conversation>(),
    threads: new Map(),
    outbox,
    handlerProblem: null,
  };
}

/** Applies one event of the stream to all affected state. */
export function withEvent(state: DeskState, event: LiveEvent, now: number): DeskState {
  if (event.type === 'session.ended') {
    const problem = { ...signedOut, detail: `${signedOut.detail} ${event.reason}`.trim() };
    return { ...state, stream: { status: 'ended', problem } };
  }
  return {
    ...state,
    currentUntil: now,
    membershipChanges: state.membershipChanges + (event.type === 'membership.updated' ? 1 : 0),
    changedMembership: event.type === 'membership.updated' ? event.membershipId : state.changedMembership,
    shiftChanges: state.shiftChanges + (event.type === 'shift.updated' ? 1 : 0),
    registrationChanges: state.registrationChanges + (event.type === 'registration.updated' ? 1 : 0),
    ...(event.type === 'team.updated' && { teamNews: event }),
    ...(event.type === 'note.created' && { noteNews: event }),
    queue: withQueueEvent(state.queue, event, now),
    conversations: withConversationEvent(state.conversations, event),
    threads: withThreadEvent(state.threads, event),
    outbox: event.type === 'message.created' ? withArrived(state.outbox, event.message) : state.outbox,
  };
}

/** Losing the stream stops the freshness clock; having it moves the clock on. */
export function withStream(state: DeskState, stream: StreamState, now: number): DeskState {
  const wasLive = state.stream.status === 'live';
  const isLive = stream.status === 'live';
  return { ...state, stream, currentUntil: wasLive || isLive ? now : state.currentUntil };
}

const signedOut: ApiProblem = {
  code: 'unauthenticated',
  status: 401,
  title: messages.signedOut,
  detail: messages.signedOutText,
  requestId: '',
};
