import { plainText } from '@bellkey/shared/plain-text';
import type { PasswordPolicy, SessionUser } from '@bellkey/shared/shell';
import { meetsPolicy } from '@bellkey/shared/ui';
import { registerMessages } from '../../../../messages/compiled/register/en.ts';
import type { SignUpDraft } from './draft.ts';
import { MAX_PLACES, placeMessages } from './places.ts';

/** The steps of signing up, in their order; each is at `/register?step=…`. */
export const STEPS = ['business', 'property', 'owner', 'verify', 'address', 'start'] as const;
export type Step = (typeof STEPS)[number];

export const stepTitles: Readonly<Record<Step, string>> = registerMessages.steps;

const messages = registerMessages.wrong;

export type FieldProblems = Partial<Record<keyof SignUpDraft | 'password', string>>;

/** A telephone number as stored, without spaces and dashes. */
export const barePhone = (phone: string) => phone.replace(/[\s()./-]/g, '');

/** Problems of a step's answers, by field. */
export function validateStep(step: Step, draft: SignUpDraft): FieldProblems {
  const problems: FieldProblems = {};
  if (step === 'business' && draft.kind === null) problems.kind = messages.kind;
  if (step === 'property') {
    const { many } = placeMessages[draft.kind ?? 'hotel'];
    if (draft.name.trim().length < 2) problems.name = messages.name;
    if (!draft.country) problems.country = messages.country;
    if (!draft.timeZone) problems.timeZone = messages.timeZone;
    if (!draft.currency) problems.currency = messages.currency;
    if (draft.languages.length === 0) problems.languages = messages.languages;
    const count = Number(draft.count);
    if (!/^\d+$/.test(draft.count.trim()) || count < 1) problems.count = messages.count({ places: many });
    else if (count > MAX_PLACES) problems.count = messages.tooMany({ most: MAX_PLACES, places: many });
  }
  if (step === 'owner') {
    if (draft.ownerName.trim().length < 2) problems.ownerName = messages.ownerName;
    if (draft.phone.trim() && !/^\+[1-9]\d{6,14}$/.test(barePhone(draft.phone)))
      problems.phone = messages.phone;
  }
  if (step === 'address' && draft.subdomain.length < 3) problems.subdomain = messages.subdomain;
  return problems;
}

/** Problems of the new account; none for a signed-in person. */
export function validateAccount(
  email: string,
  password: string,
  policy: PasswordPolicy | null,
): FieldProblems {
  return {
    ...(!/^[^\s@]+@[^\s@]+\.[^\s@]{2,}$/.test(email.trim()) && {
      email: messages.email,
    }),
    ...(password === '' && { password: messages.noPassword }),
    ...(password !== '' &&
      policy !== null &&
      !meetsPolicy(policy, password) && { password: messages.password }),
  };
}

/** The first incomplete step: no one is at a later one. */
export function firstOpenStep(draft: SignUpDraft, user: SessionUser | null): Step {
  for (const step of ['business', 'property', 'owner'] as const) {
    if (Object.keys(validateStep(step, draft)).length > 0) return step;
  }
  if (user === null) return 'owner';
  if (!user.emailVerified) return 'verify';
  return Object.keys(validateStep('address', draft)).length > 0 ? 'address' : 'start';
}

/** A name that could be the address: `Hôtel du Lac` → `hotel-du-lac`. */
export function addressFrom(name: string): string {
  return plainText(name)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 30)
    .replace(/-+$/, '');
}
