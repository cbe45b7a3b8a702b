import type { GuestSession } from '@bellkey/shared/api';
import type { ApiProblem, StreamState } from '@bellkey/shared/shell';
import type { ConversationState } from './state/conversation-state.ts';

/** What a guest sees. */
export type GuestConversationView =
  | { status: 'loading' }
  | { status: 'no-session'; expired: boolean }
  | {
      status: 'unreachable';
      problem: ApiProblem;
      retryAt: number | null;
      /** The session of an arriving guest could not be started: they go back to the question where they are. */
      onArrival?: true;
    }
  | {
      status: 'open';
      session: GuestSession;
      state: ConversationState;
      connection: StreamState['status'];
      /** The session ended while the page was open: the guest can read everything and send nothing. */
      over: boolean;
      /** When this copy was saved, in milliseconds since 1970, while the API is unreachable. Null once it answered. */
      copyOf: number | null;
      /** While the session starts. */
      arriving?: true;
      /** Stays the same from arrival on, although the conversation's id does not; absent where it is that id. */
      visit?: string;
    };

export type OpenView = Extract<GuestConversationView, { status: 'open' }>;
