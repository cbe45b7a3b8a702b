import { Field } from '@bellkey/shared/ui';
import { type ReactNode, useState } from 'react';
import * as styles from './number-field.css';

interface NumberFieldProps {
  label: string;
  /** Shown at the field's end, as `%` or `min`. */
  unit?: string;
  hint?: ReactNode;
  error?: string | undefined;
  value: number;
  /** Gets NaN while the text is not a number, so that the page can say so. */
  onChange(value: number): void;
}

/**
 * A field for one number. It keeps the text as typed, also while the page refuses it (NaN), and takes a comma for a
 * decimal point.
 */
export function NumberField({ label, unit, hint, error, value, onChange }: NumberFieldProps) {
  const [draft, setDraft] = useState(String(value));
  return (
    <Field
      label={label}
      hint={hint}
      error={error ?? null}
      inputMode="decimal"
      autoComplete="off"
      value={Number.isNaN(value) || parsed(draft) === value ? draft : String(value)}
      onChange={(event) => {
        setDraft(event.target.value);
        onChange(parsed(event.target.value));
      }}
      trailing={unit ? <span className={styles.unit}>{unit}</span> : null}
    />
  );
}

/** A number as a person types it; NaN for anything else. */
export function parsed(text: string): number {
  const trimmed = text.trim().replace(',', '.');
  return /^\d+(\.\d*)?$/.test(trimmed) ? Number(trimmed) : Number.NaN;
}
