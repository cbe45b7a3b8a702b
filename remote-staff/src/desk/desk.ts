import type { LiveEvent, Recurrence, RequestState } from '@bellkey/shared/api';
import type { ApiProblem } from '@bellkey/shared/shell';
import type { DeskState } from './desk-state.ts';
import type { WriteMode } from './outbox/outbox.ts';

/** The live state of one property's queue and conversations, and the actions of staff. */
export interface Desk {
  get(): DeskState;
  subscribe(listener: () => void): () => void;
  /** Reloads everything and follows the stream from there. */
  restart(): void;
  /** Reloads the lists while the stream is lost; shown data stays until they arrive. */
  refresh(): Promise<void>;
  /** Stops following the stream. */
  close(): void;
  /** Accept, start, finish, decline …: shown at once, rolled back when the API refuses. */
  move(requestId: string, to: RequestState, reason?: string): Promise<void>;
  dismissRefusal(requestId: string): void;
  /** Sends the moves again that did not reach the API. Called when the connection is back. */
  resendMoves(): Promise<void>;
  /**
   * Promises a request for another time, with the reason that the guest reads. Resolves with the problem when the API
   * refuses, otherwise null.
   *
   * @param at an ISO instant
   */
  moveTime(requestId: string, at: string, reason: string): Promise<ApiProblem | null>;
  /**
   * Changes how often a planned request comes again; null ends that. Resolves with the problem when the API refuses,
   * otherwise null.
   */
  setRecurrence(requestId: string, every: Recurrence | null): Promise<ApiProblem | null>;
  /**
   * Assigns a request to a staff member, or to no one. Resolves with the problem when the API refuses, for example
   * because a colleague was first, otherwise null.
   */
  assign(requestId: string, to: string | null): Promise<ApiProblem | null>;
  /** Shows what the response to a call says, as if the stream had brought it. */
  show(event: LiveEvent): void;
  /** Adds the requests that were finished today to the open ones. */
  loadFinished(): Promise<void>;
  openThread(conversationId: string): Promise<void>;
  /** @param mentions ids of members whom a note names */
  send(
    conversationId: string,
    mode: WriteMode,
    body: string,
    photoIds?: readonly string[],
    mentions?: string[],
  ): Promise<void>;
  /** Sends a failed text again; one that was written before a colleague's answer was read, without asking again. */
  resend(clientId: string): Promise<void>;
  /** Shows colleagues that the caller is writing an answer. */
  showWriting(conversationId: string): Promise<void>;
  discard(clientId: string): void;
  setHandler(conversationId: string, handler: 'me' | 'assistant' | 'resolved'): Promise<void>;
  markSeen(conversationId: string): Promise<void>;
  /** Takes or ends an alarm. Resolves with the problem when the API refuses, otherwise null. */
  setAlarm(conversationId: string, to: 'taken' | 'over'): Promise<ApiProblem | null>;
}
