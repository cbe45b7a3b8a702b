import { useId } from 'react';
import * as styles from './choice.css';

interface ChoiceProps<T extends string> {
  /** The current choice, announced to screen readers, and shown above the options. */
  label: string;
  options: readonly { value: NoInfer<T>; label: string }[];
  value: T | null;
  onChange(value: NoInfer<T>): void;
  /** `row` for a switch of two or three short words, `list` for sentences. */
  layout?: 'row' | 'list';
}

/** One choice out of a few that should all be visible: a group of radio buttons. */
export function Choice<T extends string>({
  label,
  options,
  value,
  onChange,
  layout = 'row',
}: ChoiceProps<T>) {
  const name = useId();
  return (
    <fieldset className={`${styles.choice} ${styles[layout]}`}>
      <legend className={styles.legend}>{label}</legend>
      <div className={styles.options}>
        {options.map((option) => (
          <label key={option.value} className={styles.option}>
            <input
              type="radio"
              className={styles.radio}
              name={name}
              value={option.value}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
            />
            <span>{option.label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
