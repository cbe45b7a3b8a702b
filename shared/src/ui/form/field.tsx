import type { InputHTMLAttributes, ReactNode } from 'react';
import * as styles from './field.css';
import { FieldFrame, type FieldText } from './field-frame.tsx';

interface FieldProps extends FieldText, Omit<InputHTMLAttributes<HTMLInputElement>, 'className' | 'id'> {
  /** A control at the end of the field, as show / hide for a password. */
  trailing?: ReactNode;
}

/** A labelled input with its hint and error. Takes a `ref` like an input. */
export function Field({ label, hint, error, trailing, ...input }: FieldProps) {
  return (
    <FieldFrame label={label} hint={hint} error={error}>
      {(control) => (
        <div className={`${styles.box} ${error ? styles.invalid : ''}`}>
          <input {...input} {...control} className={styles.input} />
          {trailing}
        </div>
      )}
    </FieldFrame>
  );
}

/** A button at a field's end. */
export function FieldButton({
  onClick,
  pressed,
  children,
}: {
  onClick(): void;
  /** For a toggle button. */
  pressed?: boolean;
  children: ReactNode;
}) {
  return (
    <button type="button" className={styles.trailing} aria-pressed={pressed} onClick={onClick}>
      {children}
    </button>
  );
}
