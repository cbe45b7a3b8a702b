import type { ReactNode } from 'react';
import * as styles from './field-notes.css';

interface Notes {
  hint?: ReactNode;
  /** The error and how to correct it. */
  error?: string | null | undefined;
}

/** The `aria-describedby` that links the notes with this id to their control or group. */
export const describedByNotes = (id: string, { hint, error }: Notes): string | undefined =>
  [hint ? `${id}-hint` : null, error ? `${id}-error` : null].filter(Boolean).join(' ') || undefined;

/** The hint and the error under a control or a group of controls. */
export function FieldNotes({ id, hint, error }: Notes & { id: string }) {
  return (
    <>
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
    </>
  );
}
