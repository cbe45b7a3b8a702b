import { useState } from 'react';
import { Field, FieldButton } from '../form/field.tsx';
import { VisuallyHidden } from '../page/visually-hidden.tsx';
import { useCapsLock } from './use-caps-lock.ts';

/** A password that can be shown; warns when caps lock is on. */
export function PasswordField({
  autoComplete,
  value,
  onChange,
  error,
}: {
  autoComplete: 'current-password' | 'new-password';
  value: string;
  onChange(value: string): void;
  error?: string | null | undefined;
}) {
  const [visible, setVisible] = useState(false);
  const { capsLock, watch } = useCapsLock();
  return (
    <Field
      label="Password"
      name="password"
      type={visible ? 'text' : 'password'}
      autoComplete={autoComplete}
      value={value}
      onChange={({ target }) => onChange(target.value)}
      error={error}
      hint={capsLock ? 'Caps lock is on.' : undefined}
      trailing={
        <FieldButton pressed={visible} onClick={() => setVisible(!visible)}>
          {visible ? 'Hide' : 'Show'}
          <VisuallyHidden> password</VisuallyHidden>
        </FieldButton>
      }
      {...watch}
    />
  );
}
