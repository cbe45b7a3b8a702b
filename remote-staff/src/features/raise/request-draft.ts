import type { OperationInput, RaisablePlace, RaisableService } from '@bellkey/shared/api';
import { momentOf } from '@bellkey/shared/wall-time';
import * as messages from '../../../messages/compiled/raise/en.ts';
import { type RecurrenceChoice, recurrenceOf } from '../requests/recurrence.ts';
import { findChoice } from './find-choice.ts';

/** What a request can be raised for. */
export interface RequestChoices {
  services: readonly RaisableService[];
  places: readonly RaisablePlace[];
}

/** The form of a new request. */
export interface RequestDraft {
  place: string;
  /** The guest whose line it was raised from: then the place is theirs. */
  conversationId: string | null;
  /** That line, whose photos come along. */
  messageId: string | null;
  service: string;
  quantity: string;
  note: string;
  /** Whether the guest at the place sees it as well. */
  forGuest: boolean;
  when: 'now' | 'at';
  /** As `2026-11-24`. */
  day: string;
  /** As `07:00`. */
  time: string;
  every: RecurrenceChoice;
}

export const emptyDraft: RequestDraft = {
  place: '',
  conversationId: null,
  messageId: null,
  service: '',
  quantity: '',
  note: '',
  forGuest: false,
  when: 'now',
  day: '',
  time: '',
  every: 'once',
};

/** Problems of a draft, by field. */
export type DraftErrors = Partial<Record<'place' | 'service' | 'quantity' | 'time', string>>;

type RaisedBody = OperationInput<'POST /api/staff/requests'>['body'];

export const placeOf = (draft: Pick<RequestDraft, 'place'>, { places }: RequestChoices) =>
  findChoice(
    places.map((place) => ({ ...place, name: place.label })),
    draft.place,
  );

export const serviceOf = (draft: Pick<RequestDraft, 'service'>, { services }: RequestChoices) =>
  findChoice(
    services.map((service) => ({ ...service, name: service.title })),
    draft.service,
  );

/** The conversation of the guest whom the request could be for; null where no guest is in the chat. */
export const guestOf = (draft: RequestDraft, choices: RequestChoices): string | null =>
  draft.conversationId ?? placeOf(draft, choices)?.conversationId ?? null;

/** A draft as the API takes it, or its problems. */
export function parseDraft(
  draft: RequestDraft,
  choices: RequestChoices,
  { timeZone, now }: { timeZone: string; now: number },
): { ok: true; body: RaisedBody } | { ok: false; errors: DraftErrors } {
  const place = placeOf(draft, choices);
  const service = serviceOf(draft, choices);
  const quantity = draft.quantity.trim() === '' ? null : Number(draft.quantity);
  const planned = draft.when === 'at' && service?.kind !== 'emergency';
  const moment = planned ? momentOf(draft.day, draft.time, timeZone) : null;
  const errors: DraftErrors = {
    ...(!place && { place: messages.placeError }),
    ...(!service && { service: messages.serviceError }),
    ...(quantity !== null &&
      !(Number.isInteger(quantity) && quantity >= 1 && quantity <= 99) && {
        quantity: messages.quantityError,
      }),
    ...(planned && !(moment && moment.getTime() > now) && { time: messages.timePastError }),
  };
  if (!place || !service || Object.keys(errors).length > 0) return { ok: false, errors };
  const conversationId = guestOf(draft, choices);
  const every = recurrenceOf(draft.every);
  return {
    ok: true,
    body: {
      service: service.key,
      placeId: place.id,
      ...(quantity !== null && { quantity }),
      ...(draft.note.trim() && { note: draft.note.trim() }),
      ...(draft.forGuest && conversationId !== null && { conversationId }),
      ...(draft.messageId !== null && { messageId: draft.messageId }),
      ...(moment && { at: moment.toISOString() }),
      ...(moment && every && { every }),
    },
  };
}
