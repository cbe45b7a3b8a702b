import type { TextareaHTMLAttributes } from 'react';
import * as styles from './field.css';
import { FieldFrame, type FieldText } from './field-frame.tsx';

interface TextAreaFieldProps
  extends FieldText,
    Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, 'className' | 'id'> {}

/** A labelled field for a few sentences, with its hint and error. */
export function TextAreaField({ label, hint, error, ...area }: TextAreaFieldProps) {
  return (
    <FieldFrame label={label} hint={hint} error={error}>
      {(control) => (
        <textarea {...area} {...control} className={`${styles.area} ${error ? styles.invalid : ''}`} />
      )}
    </FieldFrame>
  );
}
