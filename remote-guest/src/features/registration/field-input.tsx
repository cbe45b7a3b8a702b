import {
  DOCUMENT_TYPES,
  type FieldKey,
  listCountries,
  type RegistrationProblem,
  registrationFields,
  SEXES,
} from '@bellkey/shared/guest-registration';
import { Field, SelectField } from '@bellkey/shared/ui';
import { type InputHTMLAttributes, useMemo } from 'react';
import type { RegistrationMessages } from '../../../messages/compiled/registration/messages.ts';

/** What browsers may autofill, and the keyboard that a phone shows. */
const ATTRIBUTES: Partial<Record<FieldKey, InputHTMLAttributes<HTMLInputElement>>> = {
  givenNames: { autoComplete: 'given-name' },
  familyNames: { autoComplete: 'family-name' },
  birthDate: { type: 'date', autoComplete: 'bday' },
  documentNumber: { autoCapitalize: 'characters', spellCheck: false },
  supportNumber: { autoCapitalize: 'characters', spellCheck: false },
  documentExpiry: { type: 'date' },
  street: { autoComplete: 'street-address' },
  postalCode: { autoComplete: 'postal-code' },
  city: { autoComplete: 'address-level2' },
  email: { type: 'email', autoComplete: 'email' },
  phone: { type: 'tel', autoComplete: 'tel' },
  arrivalDate: { type: 'date' },
  arrivalTime: { type: 'time' },
  departureDate: { type: 'date' },
  profession: { autoComplete: 'organization-title' },
};

interface FieldInputProps {
  field: FieldKey;
  value: string;
  required: boolean;
  problem: RegistrationProblem | undefined;
  messages: RegistrationMessages;
  language: string;
  /** For a companion, about whom the browser knows nothing. */
  ofCompanion?: boolean;
  onChange(value: string): void;
}

/** One question of a registration, with an input for its kind of answer. */
export function FieldInput(props: FieldInputProps) {
  const { field, value, required, problem, messages, language, ofCompanion = false, onChange } = props;
  const kind = registrationFields.find(({ key }) => key === field)?.kind;
  const name = messages.fields[field];
  const label = required ? name : messages.optional({ field: name });
  const error = problem && messages.problems[problem];
  const options = useMemo(() => {
    if (kind === 'country')
      return listCountries(language).map(({ code, name: country }) => ({ value: code, label: country }));
    if (kind === 'sex') return SEXES.map((one) => ({ value: one as string, label: messages.sexes[one] }));
    if (kind === 'documentType')
      return DOCUMENT_TYPES.map((one) => ({ value: one as string, label: messages.documents[one] }));
    return null;
  }, [kind, language, messages]);
  if (options)
    return (
      <SelectField
        label={label}
        error={error}
        value={value}
        options={[{ value: '', label: messages.pick }, ...options]}
        onChange={onChange}
      />
    );
  return (
    <Field
      label={label}
      error={error}
      value={value}
      maxLength={120}
      {...ATTRIBUTES[field]}
      {...(ofCompanion && { autoComplete: 'off' })}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}
