import type { NewMenuItem, NewPlace } from '@bellkey/shared/api';
import { loadTabDraft, saveTabDraft } from '../../../controls/tab-draft.ts';

export type BusinessKind = 'hotel' | 'restaurant' | 'str';

/** The typed answers of a sign-up, without the password. */
export interface SignUpDraft {
  kind: BusinessKind | null;
  name: string;
  country: string;
  timeZone: string;
  currency: string;
  languages: readonly string[];
  /** How many rooms, tables or units, as typed. */
  count: string;
  ownerName: string;
  email: string;
  phone: string;
  subdomain: string;
  /** Places and dishes from files; null without one. */
  places: readonly NewPlace[] | null;
  menu: readonly NewMenuItem[];
  samples: boolean;
  /** Of the request: the same after a reload, so that a lost response creates no second property. */
  key: string | null;
}

export const emptyDraft: SignUpDraft = {
  kind: null,
  name: '',
  country: '',
  timeZone: '',
  currency: '',
  languages: ['en'],
  count: '',
  ownerName: '',
  email: '',
  phone: '',
  subdomain: '',
  places: null,
  menu: [],
  samples: true,
  key: null,
};

const KEY = 'bellkey:sign-up';

/** The draft of this tab. */
export const loadDraft = (storage: () => Storage): SignUpDraft =>
  loadTabDraft(KEY, emptyDraft, storage) ?? emptyDraft;

/** Saves the draft for this tab; null deletes it. */
export const saveDraft = (draft: SignUpDraft | null, storage: () => Storage): void =>
  saveTabDraft(KEY, draft, storage);
