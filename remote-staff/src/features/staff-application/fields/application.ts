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
  const problems: FieldProblems = {};
  if (!isWholeCode(joinCode)) problems.joinCode = messages.joinCodeError;
  else if (departments.length === 0) problems.departments = messages.departmentsError;
  if (jobTitle.trim().length > JOB_TITLE_MAX_CHARS)
    problems.jobTitle = messages.jobTitleLengthError({
      jobTitleMaxChars: JOB_TITLE_MAX_CHARS,
    });
  return { ...problems, ...validatePerson(application, account) };
}

/** Problems of the name and, where an account is created, of e-mail and password. */
export function validatePerson(
  { fullName, email, password }: Pick<Application, 'fullName' | 'email' | 'password'>,
  account: { policy: PasswordPolicy | null } | null,
): FieldProblems {
  const problems: FieldProblems = {};
  const nameLength = fullName.trim().length;
  if (nameLength < 2) problems.fullName = messages.fullNameError;
  else if (nameLength > FULL_NAME_MAX_CHARS)
    problems.fullName = messages.fullNameLengthError({
      fullNameMaxChars: FULL_NAME_MAX_CHARS,
    });
  if (!account) return problems;
  if (!/^\S+@\S+\.\S+$/.test(email.trim())) problems.email = messages.emailError;
  if (password === '') problems.password = messages.chooseAPassword;
  else if (account.policy && !meetsPolicy(account.policy, password))
    problems.password = messages.passwordError;
  return problems;
}

/** Whether leaving the page would lose something. */
export function isDirty(application: Application): boolean {
  return Object.values(application).some((value) => value.length > 0);
}
