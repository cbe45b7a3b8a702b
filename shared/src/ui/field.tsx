import { type InputHTMLAttributes, type ReactNode, useId } from 'react';
import * as styles from './field.css';

interface FieldProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'className' | 'id'> {
  label: string;
  hint?: ReactNode;
  /** What is wrong and what to do; shown under the field and tied to it for screen readers. */
  error?: string | null;
  /** A control at the field's end, as show / hide for a password. */
  trailing?: ReactNode;
}

/** One labelled input with its hint and its error. Takes a `ref` like an input. */
export function Field({ label, hint, error, trailing, ...input }: FieldProps) {
  const id = useId();
  const described = [hint ? `${id}-hint` : null, error ? `${id}-error` : null].filter(Boolean).join(' ');
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      <div className={`${styles.box} ${error ? styles.invalid : ''}`}>
        <input
          {...input}
          id={id}
          className={styles.input}
          aria-invalid={error ? true : undefined}
          aria-describedby={described || undefined}
        />
        {trailing}
      </div>
      {hint ? (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      ) : null}
      {error ? (
        <p id={`${id}-error`} className={styles.error}>
          {error}
        </p>
      ) : null}
    </div>
  );
}
