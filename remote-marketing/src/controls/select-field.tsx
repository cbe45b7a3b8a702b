import { type ReactNode, useId } from 'react';
import * as styles from './select-field.css';

interface SelectFieldProps<T extends string> {
  label: string;
  hint?: ReactNode;
  options: readonly { value: T; label: string }[];
  value: T;
  onChange(value: T): void;
}

/** One choice out of a few, as the platform's own list. */
export function SelectField<T extends string>({
  label,
  hint,
  options,
  value,
  onChange,
}: SelectFieldProps<T>) {
  const id = useId();
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      <select
        id={id}
        className={styles.select}
        value={value}
        aria-describedby={hint ? `${id}-hint` : undefined}
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
    </div>
  );
}
