import type { RequestState } from '@bellkey/shared/api';
import type { ApiProblem } from '@bellkey/shared/shell';
import type { DeskState } from './desk-state.ts';
import type { WriteMode } from './outbox/outbox.ts';

/** The live state of one property's queue and conversations, and what staff do to it. */
export interface Desk {
  get(): DeskState;
  subscribe(listener: () => void): () => void;
  /** Reloads everything and follows the stream from there. */
  restart(): void;
  /** Reloads the lists while the stream is lost; what is shown stays until they have arrived. */
  refresh(): Promise<void>;
  /** Stops following the stream. */
  close(): void;
  /** Accept, start, finish, decline …: shown at once, rolled back when the API refuses. */
  move(requestId: string, to: RequestState, reason?: string): Promise<void>;
  dismissRefusal(requestId: string): void;
  /**
   * Promises a request for another time, with the reason that the guest reads. Resolves with the problem when the API
   * refuses, else with null.
   *
   * @param at an ISO instant
   */
  moveTime(requestId: string, at: string, reason: string): Promise<ApiProblem | null>;
  /**
   * Gives a request to a member of the staff, or back to no one. Resolves with the problem when the API refuses, such as
   * when a colleague took it first, else with null.
   */
  assign(requestId: string, to: string | null): Promise<ApiProblem | null>;
  /** Adds the requests that were finished today to the open ones. */
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
