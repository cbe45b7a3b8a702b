import type { PasswordPolicy } from '@bellkey/shared/shell';
import { meetsPolicy } from '@bellkey/shared/ui';
import * as messages from '../../../../messages/compiled/staff-application/en.ts';

/** Content of the form; kept as typed, whatever fails. */
export interface Application {
  fullName: string;
  email: string;
  joinCode: string;
  departments: readonly string[];
  jobTitle: string;
  languages: readonly string[];
  password: string;
}

export const emptyApplication: Application = {
  fullName: '',
  email: '',
  joinCode: '',
  departments: [],
  jobTitle: '',
  languages: [],
  password: '',
};

/** Problems by field, with what to do. */
export type FieldProblems = Partial<Record<keyof Application, string>>;

/** The order of the fields in the form: the first invalid one takes the focus. */
export const FIELD_ORDER = [
  'joinCode',
  'departments',
  'fullName',
  'jobTitle',
  'languages',
  'email',
  'password',
] as const satisfies readonly (keyof Application)[];

export const FULL_NAME_MAX_CHARS = 120;
export const JOB_TITLE_MAX_CHARS = 80;
const JOIN_CODE_CHARS = 8;

/** A typed join code without dashes and spaces, in one case; the shown text stays as typed. */
export function bareCode(typed: string): string {
  return typed.replace(/[\s-]/g, '').toUpperCase();
}

/** Whether a code is long enough to look up. */
export function isWholeCode(typed: string): boolean {
  return bareCode(typed).length === JOIN_CODE_CHARS;
}

/**
 * Problems of the form as far as this page can know.
 *
 * @param account null when someone is signed in: then e-mail and password are not required
 */
export function validateApplication(
  application: Application,
  account: { policy: PasswordPolicy | null } | null,
): FieldProblems {
  const { joinCode, departments, jobTitle } = application;
  const wrong: FieldProblems = {};
  if (!isWholeCode(joinCode)) wrong.joinCode = messages.joinCodeError;
  else if (departments.length === 0) wrong.departments = messages.departmentsError;
  if (jobTitle.trim().length > JOB_TITLE_MAX_CHARS)
    wrong.jobTitle = messages.jobTitleLengthError({
      jobTitleMaxChars: JOB_TITLE_MAX_CHARS,
    });
  return { ...wrong, ...validatePerson(application, account) };
}

/** Problems of the name and, where an account is created, of e-mail and password. */
export function validatePerson(
  { fullName, email, password }: Pick<Application, 'fullName' | 'email' | 'password'>,
  account: { policy: PasswordPolicy | null } | null,
): FieldProblems {
  const wrong: FieldProblems = {};
  const nameLength = fullName.trim().length;
  if (nameLength < 2) wrong.fullName = messages.fullNameError;
  else if (nameLength > FULL_NAME_MAX_CHARS)
    wrong.fullName = messages.fullNameLengthError({
      fullNameMaxChars: FULL_NAME_MAX_CHARS,
    });
  if (!account) return wrong;
  if (!/^\S+@\S+\.\S+$/.test(email.trim())) wrong.email = messages.emailError;
  if (password === '') wrong.password = messages.chooseAPassword;
  else if (account.policy && !meetsPolicy(account.policy, password)) wrong.password = messages.passwordError;
  return wrong;
}

/** Whether leaving the page would lose something. */
export function isDirty(application: Application): boolean {
  return Object.values(application).some((value) => value.length > 0);
}
