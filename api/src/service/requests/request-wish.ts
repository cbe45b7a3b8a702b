import type { OrderedFood, RequestDetail, RequestPhoto, ServiceRequest } from '@bellkey/shared/api';

/** A longer note is truncated. */
export const NOTE_MAX_CHARS = 500;

/** A wish; place, conversation and session come from the guest's session, never from the model. */
export interface RequestWish {
  service: string;
  quantity: number | null;
  note: string | null;
  /** What is ordered, of food. */
  food?: OrderedFood;
  details?: readonly RequestDetail[];
  /** Photos that the guest sent with it. */
  photos?: readonly RequestPhoto[] | undefined;
  /** Number of the open request of this conversation to change. */
  amends?: number | null;
  locationId: string;
  conversationId: string;
  guestSessionId: string;
  source: 'ai' | 'guest';
  turnId: string | null;
  /** Its title, if more specific than the service's name. */
  title?: string;
  /** Which of the turn's several orders of the service it is, from 1: each becomes a request of its own. */
  part?: number;
  /** Key of the department that is to do it, if not the service's own. */
  department?: string | null;
  /** Never merged with an earlier one: two orders of food are two. */
  ownRequest?: true;
  /** Whether it is an emergency of the caller: limits do not apply. */
  urgent?: true;
}

/** Why a wish is not carried out; the engine phrases it for the guest. */
export type RequestRefusal = { code: string; detail: string };

/** Result of a wish. */
export type RequestResult = { ok: true; value: ServiceRequest } | { ok: false; error: RequestRefusal };

/** A refused wish. */
export const refuse = (code: string, detail: string): RequestResult => ({
  ok: false,
  error: { code, detail },
});
