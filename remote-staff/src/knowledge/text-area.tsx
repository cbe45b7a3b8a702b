import { useId } from 'react';
import * as styles from './knowledge.css';

/** Several lines of text with label, hint, error and, near its end, how much room is left. */
export function TextArea({
  label,
  hint,
  error,
  value,
  rows,
  maxLength,
  onChange,
}: {
  label: string;
  hint?: string;
  error?: string | null;
  value: string;
  rows: number;
  maxLength: number;
  onChange(value: string): void;
}) {
  const id = useId();
  const left = maxLength - value.length;
  const described = [hint ? `${id}-hint` : null, error ? `${id}-error` : null].filter(Boolean).join(' ');
  return (
    <div className={styles.field}>
      <label className={styles.fieldLabel} htmlFor={id}>
        {label}
      </label>
      <textarea
        id={id}
        className={styles.textarea}
        rows={rows}
        maxLength={maxLength}
        value={value}
        aria-invalid={error ? true : undefined}
        aria-describedby={described || undefined}
        onChange={({ target }) => onChange(target.value)}
      />
      {hint ? (
        <p id={`${id}-hint`} className={styles.quiet}>
          {hint}
        </p>
      ) : null}
      {left < maxLength / 10 ? <p className={styles.quiet}>{left} characters left</p> : null}
      {error ? (
        <p id={`${id}-error`} className={styles.error}>
          {error}
        </p>
      ) : null}
    </div>
  );
}
