import * as styles from './field.css';
import { FieldFrame, type FieldText } from './field-frame.tsx';

interface SelectFieldProps<T extends string> extends FieldText {
  options: readonly { value: T; label: string }[];
  value: T;
  onChange(value: T): void;
}

/** A choice among a few options, as the platform's own list. */
export function SelectField<T extends string>({
  label,
  hint,
  error,
  options,
  value,
  onChange,
}: SelectFieldProps<T>) {
  return (
    <FieldFrame label={label} hint={hint} error={error}>
      {(control) => (
        <select
          {...control}
          className={`${styles.select} ${error ? styles.invalid : ''}`}
          value={value}
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
      )}
    </FieldFrame>
  );
}
