import type { InputHTMLAttributes, ReactNode } from 'react';
import * as styles from './field.css';
import { FieldFrame, type FieldText } from './field-frame.tsx';

interface FieldProps extends FieldText, Omit<InputHTMLAttributes<HTMLInputElement>, 'className' | 'id'> {
  /** A control at the end of the field, as show / hide for a password. */
  trailing?: ReactNode;
}

/**
 * A labelled input with its hint and error. Takes a `ref` like an input. In a line of text a tab, as copied from a table,
 * becomes a space: it cannot be seen, and names have none.
 */
export function Field({ label, hint, error, trailing, onChange, ...input }: FieldProps) {
  const isPlainText = (input.type ?? 'text') === 'text' && !input.autoComplete?.endsWith('password');
  return (
    <FieldFrame label={label} hint={hint} error={error}>
      {(control) => (
        <div className={`${styles.box} ${error ? styles.invalid : ''}`}>
          <input
            {...input}
            {...control}
            className={styles.input}
            onChange={(event) => {
              const { target } = event;
              if (isPlainText && target.value.includes('\t'))
                target.value = target.value.replace(/\t+/g, ' ');
              onChange?.(event);
            }}
          />
          {trailing}
        </div>
      )}
    </FieldFrame>
  );
}

/** A button at a field's end. */
export function FieldButton({
  onClick,
  pressed,
  children,
}: {
  onClick(): void;
  /** For a toggle button. */
  pressed?: boolean;
  children: ReactNode;
}) {
  return (
    <button type="button" className={styles.trailing} aria-pressed={pressed} onClick={onClick}>
      {children}
    </button>
  );
}
