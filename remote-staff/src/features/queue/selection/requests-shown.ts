import type { ServiceRequest } from '@bellkey/shared/api';
import type { Selection } from './use-selection.ts';

/** Requests as a list or a board shows them, and what is done on them there. */
export interface RequestsShown {
  requests: readonly ServiceRequest[];
  /** Milliseconds since 1970. */
  now: number;
  /** The one whose details are open. */
  openId: string | null;
  /** Null while none can be marked. */
  selection: Selection | null;
  onOpen(id: string): void;
  onFocus(id: string): void;
}
