import type { ServiceRequest } from '@bellkey/shared/api';
import type { Selection } from './use-selection.ts';

/** Requests in a list or a board, and their actions. */
export interface RequestsShown {
  requests: readonly ServiceRequest[];
  /** Milliseconds since 1970. */
  now: number;
  /** The one with open details. */
  openId: string | null;
  /** Null while none can be selected. */
  selection: Selection | null;
  onOpen(id: string): void;
  onFocus(id: string): void;
}
