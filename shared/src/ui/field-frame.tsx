import { type ReactNode, useId } from 'react';
import * as styles from './field.css';

/** What every field of a form has beside its control. */
export interface FieldText {
  label: string;
  hint?: ReactNode;
  /** What is wrong and what to do; shown under the field and tied to it for screen readers. */
  error?: string | null | undefined;
}

/** Spread on the control, it ties label, hint and error to it. */
interface ControlProps {
  id: string;
  'aria-invalid': true | undefined;
  'aria-describedby': string | undefined;
}

/** Label above, hint and error below, and in between the control that the child makes. */
export function FieldFrame({
  label,
  hint,
  error,
  children,
}: FieldText & { children(control: ControlProps): ReactNode }) {
  const id = useId();
  const described = [hint ? `${id}-hint` : null, error ? `${id}-error` : null].filter(Boolean).join(' ');
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      {children({
        id,
        'aria-invalid': error ? true : undefined,
        'aria-describedby': described || undefined,
      })}
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
