import { isCountry } from './countries.ts';
import {
  DOCUMENT_TYPES,
  type FieldKey,
  type FieldKind,
  type FieldSetKey,
  fieldSets,
  registrationFields,
  SEXES,
} from './field-sets.ts';

/** Most people who may come along with the person who registers. */
export const MOST_COMPANIONS = 9;
const MOST_YEARS = 120;

/** Answers by field; an absent or empty value counts as not given. */
export type FieldValues = Partial<Record<FieldKey, string>>;

/** A signature: a typed name, or lines drawn with a finger as SVG path data. */
export type Signature = { kind: 'typed'; name: string } | { kind: 'drawn'; path: string };

/** A registration as a guest sends it. */
export interface RegistrationDetails {
  fieldSet: FieldSetKey;
  values: FieldValues;
  companions: FieldValues[];
  signature: Signature | null;
  /** Confirms that the answers are true; nothing is sent without it. */
  accurate: boolean;
  /** Consent to messages after the stay; separate from what the law requires. */
  marketing: boolean;
}

/** What is wrong with an answer. */
export type RegistrationProblem =
  | 'missing'
  | 'name'
  | 'date'
  | 'birthDate'
  | 'time'
  | 'choice'
  | 'document'
  | 'email'
  | 'phone'
  | 'order'
  | 'expired'
  | 'unasked';

/** Problems by field; those of companions by `companions.0.birthDate`. Empty when there are none. */
export type RegistrationProblems = Record<string, RegistrationProblem>;

const kinds = new Map(registrationFields.map(({ key, kind }) => [key, kind]));

function isDate(text: string): boolean {
  const date = new Date(`${text}T00:00:00Z`);
  return (
    /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text)
  );
}

const rules: Record<FieldKind, (text: string) => RegistrationProblem | null> = {
  name: (text) => (/\d/.test(text) || (text.match(/\p{L}/gu) ?? []).length < 2 ? 'name' : null),
  text: (text) => (/[\p{L}\d]/u.test(text) ? null : 'missing'),
  date: (text) => (isDate(text) ? null : 'date'),
  time: (text) => (/^([01]\d|2[0-3]):[0-5]\d$/.test(text) ? null : 'time'),
  country: (text) => (isCountry(text) ? null : 'choice'),
  sex: (text) => (SEXES.some((one) => one === text) ? null : 'choice'),
  documentType: (text) => (DOCUMENT_TYPES.some((one) => one === text) ? null : 'choice'),
  documentNumber: (text) => (/^[\p{L}\d][\p{L}\d ./-]{2,29}$/u.test(text) ? null : 'document'),
  email: (text) => (/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text) ? null : 'email'),
  // E.164, with the spaces and signs that people write in it.
  phone: (text) => (/^\+[1-9]\d{6,14}$/.test(text.replaceAll(/[\s().-]/g, '')) ? null : 'phone'),
};

function validateField(key: FieldKey, text: string, today: string): RegistrationProblem | null {
  const kind = kinds.get(key);
  const problem = kind ? rules[kind](text) : 'unasked';
  if (problem !== null || key !== 'birthDate') return problem;
  const years = Number(today.slice(0, 4)) - Number(text.slice(0, 4));
  return text > today || years > MOST_YEARS ? 'birthDate' : null;
}

function validatePerson(
  values: FieldValues,
  required: readonly FieldKey[],
  allowed: readonly FieldKey[],
  today: string,
): Array<[FieldKey, RegistrationProblem]> {
  const keys = new Set([...required, ...(Object.keys(values) as FieldKey[])]);
  return [...keys].flatMap((key): Array<[FieldKey, RegistrationProblem]> => {
    const text = values[key]?.trim() ?? '';
    if (text === '') return required.includes(key) ? [[key, 'missing']] : [];
    const problem = allowed.includes(key) ? validateField(key, text, today) : 'unasked';
    return problem ? [[key, problem]] : [];
  });
}

/**
 * Validates a registration against its field set; the browser and the API use the same rules.
 *
 * @param today the property's day, as `2026-11-24`
 */
export function validateRegistration(details: RegistrationDetails, today: string): RegistrationProblems {
  const { fieldSet, values, companions, signature, accurate } = details;
  const set = fieldSets[fieldSet];
  const problems: RegistrationProblems = Object.fromEntries(
    validatePerson(values, set.required, [...set.required, ...set.optional], today),
  );
  const { arrivalDate = '', departureDate = '', documentExpiry = '' } = values;
  if (!problems.departureDate && !problems.arrivalDate && departureDate <= arrivalDate)
    problems.departureDate = 'order';
  if (documentExpiry && !problems.documentExpiry && documentExpiry < (departureDate || today))
    problems.documentExpiry = 'expired';
  for (const [index, companion] of companions.entries())
    for (const [key, problem] of validatePerson(companion, set.companions, set.companions, today))
      problems[`companions.${index}.${key}`] = problem;
  // A dot is not a signature.
  const signed =
    signature?.kind === 'typed' ? signature.name.trim().length >= 2 : Boolean(signature?.path.includes('L'));
  if (set.signature && !signed) problems.signature = 'missing';
  if (!accurate) problems.accurate = 'missing';
  return problems;
}
