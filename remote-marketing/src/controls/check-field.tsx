import type { ReactNode } from 'react';
import * as styles from './check-field.css';

interface CheckFieldProps {
  label: string;
  hint?: ReactNode;
  checked: boolean;
  /** Fixed by another choice; the hint should say by which. */
  disabled?: boolean;
  onChange(checked: boolean): void;
}

/** One thing that is wanted or not. */
export function CheckField({ label, hint, checked, disabled = false, onChange }: CheckFieldProps) {
  return (
    <label className={styles.field}>
      <input
        type="checkbox"
        className={styles.box}
        checked={checked}
        disabled={disabled}
        onChange={(event) => onChange(event.target.checked)}
      />
      <span>
        <span className={styles.label}>{label}</span>
        {hint ? <span className={styles.hint}>{hint}</span> : null}
      </span>
    </label>
  );
}
