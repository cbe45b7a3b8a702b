import {
  type FieldSetKey,
  type RegistrationProblems,
  registrationFields,
} from '@bellkey/shared/guest-registration';
import { type RegistrationDraft, STEPS, type Step } from './registration-draft.ts';
import type { Asked } from './use-registration.ts';

/** The step in which a problem can be corrected. */
function stepOf(path: string): Step {
  if (path.startsWith('companions.')) return 'companions';
  return registrationFields.find(({ key }) => key === path)?.step ?? 'signature';
}

/** Problems of one step; none for the last, because problems are corrected in their own step. */
export const problemsOfStep = (problems: RegistrationProblems, step: Step): RegistrationProblems =>
  Object.fromEntries(Object.entries(problems).filter(([path]) => stepOf(path) === step));

/** The first step with a problem; null when nothing is wrong. */
export const firstInvalidStep = (problems: RegistrationProblems): Step | null =>
  STEPS.find((step) => Object.keys(problemsOfStep(problems, step)).length > 0) ?? null;

/** The initial form: what was sent before, or only the days of the stay. */
export function newDraft({ fieldSet, stay, registration }: Asked): RegistrationDraft {
  if (registration) return { step: 'review', details: withFieldSet(registration.details, fieldSet) };
  const details = { values: { ...stay }, companions: [], signature: null, accurate: false, marketing: false };
  return { step: 'who', details: { fieldSet, ...details } };
}

/** The draft, reduced to the fields that the property asks for now. */
export function withFieldSet(
  details: RegistrationDraft['details'],
  fieldSet: FieldSetKey,
): RegistrationDraft['details'] {
  return details.fieldSet === fieldSet ? details : { ...details, fieldSet };
}
