import { type ReactNode, type SyntheticEvent, useEffect, useId, useRef, useState } from 'react';
import { CloseQuestion } from '../unsaved/close-question.tsx';
import { useUnsaved } from '../unsaved/use-unsaved.ts';
import * as styles from './modal.css';

/**
 * A modal in the browser's own `<dialog>`: it traps focus, closes on Escape and restores focus. Mounted means open.
 *
 * @param unsaved it holds what a person typed: Escape asks first, and so does leaving the page
 */
export function Modal({
  title,
  unsaved = false,
  onClose,
  children,
}: {
  title: string;
  unsaved?: boolean;
  onClose(): void;
  children: ReactNode;
}) {
  const ref = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  const [asking, setAsking] = useState(false);
  const gone = useRef(false);
  useUnsaved(unsaved);
  useEffect(() => {
    const dialog = ref.current;
    gone.current = false;
    dialog?.showModal();
    return () => {
      gone.current = true;
      dialog?.close();
    };
  }, []);

  const onCancel = (event: SyntheticEvent) => {
    // A file chooser's cancellation comes up here too.
    if (!unsaved || event.target !== ref.current) return;
    event.preventDefault();
    setAsking(true);
  };
  const onClosed = () => {
    if (gone.current || !unsaved) return onClose();
    // Browsers close on a second Escape whatever the page says.
    ref.current?.showModal();
    setAsking(true);
  };
  return (
    <dialog
      ref={ref}
      className={styles.modal}
      aria-labelledby={titleId}
      onCancel={onCancel}
      onClose={onClosed}
    >
      <h2 id={titleId} className={styles.title}>
        {title}
      </h2>
      {unsaved && asking ? (
        <div className={styles.question}>
          <CloseQuestion onKeep={() => setAsking(false)} onClose={onClose} />
        </div>
      ) : null}
      {children}
    </dialog>
  );
}
