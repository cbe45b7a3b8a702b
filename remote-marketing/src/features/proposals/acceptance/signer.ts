import { personErrors } from '../../../controls/person-fields.tsx';
import { loadTabDraft, saveTabDraft } from '../../../controls/tab-draft.ts';

/** The person who answers an offer, as typed. */
export interface Signer {
  name: string;
  role: string;
  email: string;
  /** ISO day; null is today. */
  day: string | null;
}

export const emptySigner: Signer = { name: '', role: '', email: '', day: null };

export type SignerErrors = Partial<Record<keyof Signer, string>>;

const ISO_DAY = /^\d{4}-\d{2}-\d{2}$/;

/** Problems by field, in the order of the form. */
export function signerErrors({ name, role, email, day }: Signer): SignerErrors {
  const person = personErrors({ name, email });
  const errors: SignerErrors = {};
  if (person.name) errors.name = person.name;
  if (!role.trim()) errors.role = 'Tell us your role, as “General manager”.';
  if (person.email) errors.email = person.email;
  if (!ISO_DAY.test(day ?? '')) errors.day = 'Choose the day.';
  return errors;
}

const keyOf = (offer: string) => `bellkey:offer:${offer}`;

/** The draft for an offer in this tab; null without one. */
export const loadSigner = (offer: string, storage: () => Storage): Signer | null =>
  loadTabDraft(keyOf(offer), emptySigner, storage);

/** Saves a draft; null deletes it. */
export const saveSigner = (offer: string, signer: Signer | null, storage: () => Storage): void =>
  saveTabDraft(keyOf(offer), signer, storage);
