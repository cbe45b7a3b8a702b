import { type ReactNode, useId } from 'react';
import * as styles from './field.css';
import { describedByNotes, FieldNotes } from './field-notes.tsx';

/** The parts that every field has around its control. */
export interface FieldText {
  label: string;
  hint?: ReactNode;
  /** The error and how to correct it; shown under the field and linked to it for screen readers. */
  error?: string | null | undefined;
}

/** Spread on the control to link label, hint and error to it. */
interface ControlProps {
  id: string;
  'aria-invalid': true | undefined;
  'aria-describedby': string | undefined;
}

/** Label above, hint and error below, and the child's control between them. */
export function FieldFrame({
  label,
  hint,
  error,
  children,
}: FieldText & { children(control: ControlProps): ReactNode }) {
  const id = useId();
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      {children({
        id,
        'aria-invalid': error ? true : undefined,
        'aria-describedby': describedByNotes(id, { hint, error }),
      })}
      <FieldNotes id={id} hint={hint} error={error} />
    </div>
  );
}
