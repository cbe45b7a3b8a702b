import {
  type FieldStep,
  fieldSets,
  type RegistrationDetails,
  type RegistrationProblems,
  registrationFields,
} from '@bellkey/shared/guest-registration';
import type { RegistrationMessages } from '../../../messages/compiled/registration/messages.ts';
import { FieldInput } from './field-input.tsx';
import { MrzReader } from './mrz-reader.tsx';

/** Props of each step of the form. */
export interface StepProps {
  details: RegistrationDetails;
  /** The visible ones. */
  problems: RegistrationProblems;
  messages: RegistrationMessages;
  language: string;
  onChange(change: Partial<RegistrationDetails>): void;
}

/** The fields of one step that the property's field set asks for. */
export function FieldsStep({
  step,
  details,
  problems,
  messages,
  language,
  onChange,
  lines,
  onLines,
}: StepProps & { step: FieldStep; lines: string; onLines(lines: string): void }) {
  const { required, optional } = fieldSets[details.fieldSet];
  const asked = registrationFields.filter(
    (field) => field.step === step && (required.includes(field.key) || optional.includes(field.key)),
  );
  return (
    <>
      {step === 'document' ? (
        <MrzReader
          messages={messages}
          text={lines}
          onText={onLines}
          onRead={(values) => {
            const taken = Object.fromEntries(
              Object.entries(values).filter(([key]) => [...required, ...optional].some((one) => one === key)),
            );
            onChange({ values: { ...details.values, ...taken } });
            return Object.keys(taken);
          }}
        />
      ) : null}
      {asked.map(({ key }) => (
        <FieldInput
          key={key}
          field={key}
          value={details.values[key] ?? ''}
          required={required.includes(key)}
          problem={problems[key]}
          messages={messages}
          language={language}
          onChange={(value) => onChange({ values: { ...details.values, [key]: value } })}
        />
      ))}
    </>
  );
}
