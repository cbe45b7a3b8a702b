import file from './field-sets.json' with { type: 'json' };

/** Steps of a registration that hold fields. */
export const FIELD_STEPS = ['who', 'document', 'address', 'arrival'] as const;
export type FieldStep = (typeof FIELD_STEPS)[number];

/** What kind of answer a field takes. */
export type FieldKind =
  | 'name'
  | 'text'
  | 'date'
  | 'time'
  | 'country'
  | 'sex'
  | 'documentType'
  | 'documentNumber'
  | 'email'
  | 'phone';

/** Keys of all fields that any property asks for. */
export const FIELD_KEYS = [
  'givenNames',
  'familyNames',
  'birthDate',
  'nationality',
  'sex',
  'birthPlace',
  'profession',
  'documentType',
  'documentNumber',
  'documentCountry',
  'documentExpiry',
  'supportNumber',
  'residenceStatus',
  'street',
  'postalCode',
  'city',
  'country',
  'email',
  'phone',
  'arrivalDate',
  'arrivalTime',
  'departureDate',
  'lastPlace',
  'nextPlace',
  'reason',
] as const;
export type FieldKey = (typeof FIELD_KEYS)[number];

/** A field, where it is asked, and what it takes. */
export interface RegistrationField {
  key: FieldKey;
  step: FieldStep;
  kind: FieldKind;
}

/**
 * The fields that a country's law requires of a property, with the text that says so. `field-sets.test.ts` checks the
 * file.
 */
export interface FieldSet {
  /** ISO 3166 alpha-2; null for the set of every other country. */
  country: string | null;
  required: FieldKey[];
  optional: FieldKey[];
  /** Fields of each companion; all are required. */
  companions: FieldKey[];
  signature: boolean;
  source: string;
  /** The day on which a person last compared the set with its source; null: never. */
  comparedOn: string | null;
}

/** Field sets by their keys. */
export const FIELD_SET_KEYS = ['standard', 'pt', 'es', 'za', 'br'] as const;
export type FieldSetKey = (typeof FIELD_SET_KEYS)[number];

// A test compares the file with these types, because JSON imports widen the literals to strings.
export const fieldSets = file.sets as Record<FieldSetKey, FieldSet>;
/** Every field, in the order in which it is asked. */
export const registrationFields = file.fields as RegistrationField[];

/** The field set of a property's country; the standard one where it has none of its own. */
export const fieldSetOf = (country: string | null): FieldSetKey =>
  FIELD_SET_KEYS.find((key) => fieldSets[key].country !== null && fieldSets[key].country === country) ??
  'standard';

/** Values of choices, in their order. */
export const SEXES = ['F', 'M', 'X'] as const;
export const DOCUMENT_TYPES = ['passport', 'id-card', 'residence-permit', 'other'] as const;
