import type { ReactNode } from 'react';
import * as styles from './check-field.css';

interface CheckFieldProps {
  label: string;
  hint?: ReactNode;
  checked: boolean;
  /** Fixed by another choice; the hint should name it. */
  disabled?: boolean;
  onChange(checked: boolean): void;
}

/** A check box for one option. */
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
