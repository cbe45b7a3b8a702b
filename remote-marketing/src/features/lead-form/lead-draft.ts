import type { LeadKind } from '@bellkey/shared/api';
import { personErrors } from '../../controls/person-fields.tsx';
import { loadTabDraft, saveTabDraft } from '../../controls/tab-draft.ts';
import { groupThousands } from '../pricing/quote/money.ts';

/** The most characters a message may have; the API's contract says the same. */
export const MESSAGE_MAX_CHARS = 1000;

/** An enquiry as it is typed. */
export interface LeadDraft {
  name: string;
  email: string;
  property: string;
  rooms: string;
  system: string;
  message: string;
  consent: boolean;
  /** What people do not see and programs fill in. */
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

/** In the order of the form, so that the first wrong one takes the focus. */
export const FIELD_ORDER = ['name', 'email', 'property', 'rooms', 'system', 'message', 'consent'] as const;

/** What is wrong with a draft, by field; the API asks for the same and has the last word. */
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

/** What was typed here before; what programs fill in is never kept. */
export function loadDraft(kind: LeadKind, storage: () => Storage): LeadDraft | null {
  const kept = loadTabDraft(keyOf(kind), emptyDraft, storage);
  return kept && { ...kept, website: '' };
}

/** Keeps a draft, or forgets it when it is null. */
export const saveDraft = (kind: LeadKind, draft: LeadDraft | null, storage: () => Storage): void =>
  saveTabDraft(keyOf(kind), draft, storage);
