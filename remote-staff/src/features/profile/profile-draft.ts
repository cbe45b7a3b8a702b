import type { StaffProfile } from '@bellkey/shared/api';
import * as messages from '../../../messages/compiled/profile/en.ts';
import type { ProfileChange } from './use-own-profile.ts';

/** The form of the own profile. */
export interface ProfileDraft {
  fullName: string;
  phone: string;
  languages: readonly string[];
}

/** Problems by field, with what to do. */
export type DraftProblems = Partial<Record<'fullName' | 'phone', string>>;

const MIN_NAME_CHARS = 2;
/** As the API takes it. */
const PHONE = /^\+[1-9]\d{6,14}$/;

export const draftOf = ({ fullName, phone, languages }: StaffProfile): ProfileDraft => ({
  fullName,
  phone: phone ?? '',
  languages,
});

/** A number in dialling form: without spaces, dashes and brackets. */
const dialled = (phone: string) => phone.replace(/[\s().-]/g, '').replace(/^00/, '+');

/** Validates the form. */
export function validateProfile({ fullName, phone }: ProfileDraft): DraftProblems {
  return {
    ...(fullName.trim().length < MIN_NAME_CHARS && { fullName: messages.typeYourName }),
    ...(dialled(phone) !== '' && !PHONE.test(dialled(phone)) && { phone: messages.telephoneError }),
  };
}

/** The form as the API takes it. */
export const changeOf = ({ fullName, phone, languages }: ProfileDraft): ProfileChange => ({
  fullName: fullName.trim(),
  phone: dialled(phone) || null,
  languages: [...languages],
});

/** The first name, for guests. */
export const firstName = (fullName: string): string => fullName.trim().split(/\s+/)[0] ?? '';
