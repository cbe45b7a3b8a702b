import { type ReactNode, useId, useLayoutEffect, useRef, useState } from 'react';
import { severitiesMessages } from '../../../messages/compiled/severities/en.ts';
import type { ErrorWording, Severity } from '../../wording/error-wording.ts';
import { Button } from '../button/button.tsx';
import * as styles from './error-dialog.css';

/** An error as shown: its text, the code for support, and what to copy. */
export interface ShownError extends ErrorWording {
  /** Stable code, as `auth/user-disabled`. */
  code: string;
  /** The short id that is also in the server's log. */
  reference?: string;
}

/** Repeated in words, because colour alone is not enough. */
const kinds: Readonly<Record<Severity, string>> = severitiesMessages;

/** What “Copy details” puts on the clipboard. */
export const detailsOf = (error: ShownError): string =>
  [
    error.title,
    error.sentence,
    `Code: ${error.code}`,
    ...(error.reference ? [`Reference: ${error.reference}`] : []),
  ].join('\n');

/** Whether the sentence says more than the title: some errors have only a title. */
const says = ({ title, sentence }: ShownError): boolean => sentence !== `${title}.`;

interface ErrorDialogProps {
  error: ShownError;
  onClose(): void;
  /** Copies text to the clipboard; the browser's own unless given. */
  copy?(text: string): Promise<void>;
  /** Shown inside the dialog while it is open, because everything outside is inert then. */
  children?: ReactNode;
}

/**
 * A blocking error in the browser's own modal `<dialog>`: it traps focus, closes on Escape and restores focus. Mounted
 * means open.
 */
export function ErrorDialog({
  error,
  onClose,
  copy = (text) => navigator.clipboard.writeText(text),
  children,
}: ErrorDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const close = useRef<HTMLButtonElement>(null);
  const [copied, setCopied] = useState<'no' | 'yes' | 'refused'>('no');
  const titleId = useId();
  const textId = useId();

  // Before the browser paints, and before the element is removed: a dialog that is removed while open does not
  // restore focus.
  useLayoutEffect(() => {
    const element = dialog.current;
    const before = document.activeElement;
    element?.showModal();
    close.current?.focus();
    return () => {
      element?.close();
      if (before instanceof HTMLElement && before.isConnected) before.focus();
    };
  }, []);

  const copyDetails = () => {
    copy(detailsOf(error)).then(
      () => setCopied('yes'),
      () => setCopied('refused'),
    );
  };

  return (
    <dialog
      ref={dialog}
      className={`${styles.dialog} ${styles[error.severity]}`}
      aria-labelledby={titleId}
      aria-describedby={textId}
      onClose={onClose}
    >
      <p className={styles.kind}>{kinds[error.severity]}</p>
      <h2 id={titleId} className={styles.title}>
        {error.title}
      </h2>
      <div id={textId} className={styles.text}>
        {says(error) ? <p>{error.sentence}</p> : null}
        <p className={styles.advice}>
          <strong>What you can do:</strong> {error.advice}
        </p>
      </div>
      <p className={styles.code}>
        <code>{error.code}</code>
        {error.reference ? <span> · {error.reference}</span> : null}
      </p>
      <div className={styles.actions}>
        <Button look="outline" onClick={copyDetails}>
          Copy details
        </Button>
        <button ref={close} type="button" className={styles.close} onClick={() => dialog.current?.close()}>
          Close
        </button>
      </div>
      <p role="status" className={styles.copied}>
        {copied === 'yes' ? 'Copied.' : null}
        {copied === 'refused' ? 'This browser did not let us copy. Select the code above instead.' : null}
      </p>
      {children}
    </dialog>
  );
}
