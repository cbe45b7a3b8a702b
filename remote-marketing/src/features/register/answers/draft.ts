import type { NewMenuItem, NewPlace } from '@bellkey/shared/api';
import { loadTabDraft, saveTabDraft } from '../../../controls/tab-draft.ts';

export type BusinessKind = 'hotel' | 'restaurant' | 'str';

/** What is typed while a property is signed up. The password is never part of it. */
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
  /** Places and dishes from files; null where none was brought. */
  places: readonly NewPlace[] | null;
  menu: readonly NewMenuItem[];
  samples: boolean;
  /** Of the sending: the same after a reload, so that a lost answer makes no second property. */
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

/** What was typed in this tab before. */
export const loadDraft = (storage: () => Storage): SignUpDraft =>
  loadTabDraft(KEY, emptyDraft, storage) ?? emptyDraft;

/** Keeps the draft for this tab, or forgets it when it is null. */
export const saveDraft = (draft: SignUpDraft | null, storage: () => Storage): void =>
  saveTabDraft(KEY, draft, storage);
