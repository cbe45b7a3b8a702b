import type { LeadKind } from '@bellkey/shared/api';
import { personErrors } from '../../controls/person-fields.tsx';
import { loadTabDraft, saveTabDraft } from '../../controls/tab-draft.ts';
import { groupThousands } from '../pricing/quote/prices/money.ts';

/** Maximum length of a message, as in the API's contract. */
export const MESSAGE_MAX_CHARS = 1000;

/** An enquiry as typed. */
export interface LeadDraft {
  name: string;
  email: string;
  property: string;
  rooms: string;
  system: string;
  message: string;
  consent: boolean;
  /** Hidden field that only programs fill in. */
  website: string;
}

export const emptyDraft: LeadDraft = {
  name: '',
  email: '',
  property: '',
  rooms: '',
  system: '',
  message: '',
  consent: false,
  website: '',
};

export type LeadErrors = Partial<Record<keyof LeadDraft, string>>;

/** In the order of the form, so that the first invalid one takes the focus. */
export const FIELD_ORDER = ['name', 'email', 'property', 'rooms', 'system', 'message', 'consent'] as const;

/** Problems of a draft, by field; the API validates the same and decides. */
export function errorsIn(draft: LeadDraft, kind: LeadKind): LeadErrors {
  const errors: LeadErrors = personErrors(draft);
  if (!draft.property.trim()) errors.property = 'Tell us which property or company it is about.';
  if (draft.rooms.trim() && !/^[1-9]\d{0,4}$/.test(draft.rooms.trim()))
    errors.rooms = 'Type a whole number, or leave it empty.';
  if (kind === 'integration-request' && !draft.system.trim())
    errors.system = 'Tell us which system, and its version if you know it.';
  if (!draft.message.trim()) errors.message = 'Write a sentence or two.';
  else if (draft.message.trim().length > MESSAGE_MAX_CHARS)
    errors.message = `Shorten it to ${groupThousands(MESSAGE_MAX_CHARS)} characters; it has ${groupThousands(draft.message.trim().length)}.`;
  if (!draft.consent) errors.consent = 'Please agree that we use this to answer you.';
  return errors;
}

const keyOf = (kind: LeadKind) => `bellkey:lead:${kind}`;

/** The draft in this tab; what programs fill in is never saved. */
export function loadDraft(kind: LeadKind, storage: () => Storage): LeadDraft | null {
  const kept = loadTabDraft(keyOf(kind), emptyDraft, storage);
  return kept && { ...kept, website: '' };
}

/** Saves a draft; null deletes it. */
export const saveDraft = (kind: LeadKind, draft: LeadDraft | null, storage: () => Storage): void =>
  saveTabDraft(keyOf(kind), draft, storage);
