import { useId } from 'react';
import * as styles from './check-boxes.css';
import { describedByNotes, FieldNotes } from './field-notes.tsx';

/** A group of check boxes under one name. */
export function CheckBoxes({
  name,
  legend,
  options,
  chosen,
  onChange,
  hint,
  error,
}: {
  name: string;
  legend: string;
  options: ReadonlyArray<{ key: string; name: string }>;
  chosen: readonly string[];
  onChange(chosen: string[]): void;
  hint?: string | undefined;
  error?: string | undefined;
}) {
  const id = useId();
  return (
    <fieldset className={styles.group} aria-describedby={describedByNotes(id, { hint, error })}>
      <legend>{legend}</legend>
      {options.length > 0 ? (
        <div className={styles.boxes}>
          {options.map((option) => (
            <label key={option.key} className={styles.box}>
              <input
                type="checkbox"
                name={name}
                value={option.key}
                checked={chosen.includes(option.key)}
                aria-invalid={error ? true : undefined}
                onChange={({ target }) =>
                  onChange(
                    target.checked ? [...chosen, option.key] : chosen.filter((key) => key !== option.key),
                  )
                }
              />
              {option.name}
            </label>
          ))}
        </div>
      ) : null}
      <FieldNotes id={id} hint={hint} error={error} />
    </fieldset>
  );
}
