import { type ReactNode, useId } from 'react';
import * as styles from './select-field.css';

interface SelectFieldProps<T extends string> {
  label: string;
  hint?: ReactNode;
  /** What is wrong and what to do; shown under the list and tied to it for screen readers. */
  error?: string | null | undefined;
  options: readonly { value: T; label: string }[];
  value: T;
  onChange(value: T): void;
}

/** One choice out of a few, as the platform's own list. */
export function SelectField<T extends string>({
  label,
  hint,
  error,
  options,
  value,
  onChange,
}: SelectFieldProps<T>) {
  const id = useId();
  const described = [hint ? `${id}-hint` : null, error ? `${id}-error` : null].filter(Boolean).join(' ');
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      <select
        id={id}
        className={styles.select}
        value={value}
        aria-invalid={error ? true : undefined}
        aria-describedby={described || undefined}
        onChange={(event) => {
          const chosen = options.find((option) => option.value === event.target.value);
          if (chosen) onChange(chosen.value);
        }}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
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
