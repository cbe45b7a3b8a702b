import { Field } from './field.tsx';
import type { FieldText } from './field-frame.tsx';

/** A work e-mail address. */
export function EmailField({
  value,
  onChange,
  hint,
  error,
}: Omit<FieldText, 'label'> & { value: string; onChange(value: string): void }) {
  return (
    <Field
      label="Work e-mail"
      name="email"
      type="email"
      autoComplete="username"
      inputMode="email"
      autoCapitalize="none"
      spellCheck={false}
      maxLength={254}
      value={value}
      onChange={({ target }) => onChange(target.value)}
      hint={hint}
      error={error}
    />
  );
}
