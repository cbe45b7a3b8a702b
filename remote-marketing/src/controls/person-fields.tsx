import { Field } from '@bellkey/shared/ui';

interface PersonFieldProps {
  value: string;
  onChange(value: string): void;
  error?: string | undefined;
}

/** Who writes; asked in the same way by every form of the site. */
export function NameField({ value, onChange, error }: PersonFieldProps) {
  return (
    <Field
      label="Name"
      name="name"
      autoComplete="name"
      maxLength={120}
      value={value}
      onChange={({ target }) => onChange(target.value)}
      error={error}
    />
  );
}

/** Where the answer goes. Unlike the e-mail of an account it is not a user name. */
export function WorkEmailField({ value, onChange, error }: PersonFieldProps) {
  return (
    <Field
      label="Work e-mail"
      name="email"
      type="email"
      inputMode="email"
      autoComplete="email"
      maxLength={254}
      value={value}
      onChange={({ target }) => onChange(target.value)}
      error={error}
    />
  );
}

/** Problems of the two, in the order of the forms. */
export function personErrors({ name, email }: { name: string; email: string }): {
  name?: string;
  email?: string;
} {
  const errors: { name?: string; email?: string } = {};
  if (!name.trim()) errors.name = 'Tell us your name.';
  if (!/^[^\s@]+@[^\s@]+\.[^\s@]{2,}$/.test(email.trim()))
    errors.email = 'Type your work e-mail, as name@hotel.com.';
  return errors;
}
