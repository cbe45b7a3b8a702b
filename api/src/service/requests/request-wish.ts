import type { RequestDetail, ServiceRequest } from '@bellkey/shared/api';

/** A longer note is cut off. */
export const NOTE_MAX_CHARS = 500;

/** What is asked for; place, conversation and session come from the guest's session, never from the model. */
export interface RequestWish {
  service: string;
  quantity: number | null;
  note: string | null;
  details?: readonly RequestDetail[];
  /** Number of the open request of this conversation that is changed by this. */
  amends?: number | null;
  locationId: string;
  conversationId: string;
  guestSessionId: string;
  source: 'ai' | 'guest';
  turnId: string | null;
  /** What it is called, where that says more than its service's name. */
  title?: string;
  /** Never joined with an earlier one: two orders of food are two. */
  ownRequest?: true;
  /** An emergency of the caller's own: it waits for no limit to be counted. */
  urgent?: true;
}

/** Why a wish is not carried out; the engine tells the guest in its own words. */
export type RequestRefusal = { code: string; detail: string };

/** What a wish came to. */
export type RequestResult = { ok: true; value: ServiceRequest } | { ok: false; error: RequestRefusal };

/** A wish that is not carried out. */
export const refuse = (code: string, detail: string): RequestResult => ({
  ok: false,
  error: { code, detail },
});
