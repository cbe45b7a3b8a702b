import { ErrorDialog } from './error-dialog.tsx';
import { closeModal, dismissToast, type ErrorStack } from './error-stack.ts';
import * as styles from './error-stage.css';

interface ErrorStageProps {
  stack: ErrorStack;
  onChange(change: (stack: ErrorStack) => ErrorStack): void;
}

/** Shows a stack of errors: one modal, further ones as a polite list of toasts that stays reachable. */
export function ErrorStage({ stack, onChange }: ErrorStageProps) {
  const toasts = (
    <div
      role="status"
      aria-label="Further errors"
      className={`${styles.stage} ${stack.modal ? styles.withModal : ''}`}
    >
      {stack.toasts.map(({ id, error }) => (
        <div key={id} className={styles.toast}>
          <div className={styles.text}>
            <p className={styles.title}>{error.title}</p>
            <p>{error.advice}</p>
          </div>
          <button
            type="button"
            className={styles.dismiss}
            aria-label={`Dismiss: ${error.title}`}
            onClick={() => onChange((before) => dismissToast(before, id))}
          >
            <svg viewBox="0 0 19 19" width="19" height="19" aria-hidden="true">
              <path d="M5 5l9 9M14 5l-9 9" fill="none" stroke="currentColor" strokeWidth="1.5" />
            </svg>
          </button>
        </div>
      ))}
    </div>
  );
  if (!stack.modal) return toasts;
  return (
    <ErrorDialog key={stack.modal.id} error={stack.modal.error} onClose={() => onChange(closeModal)}>
      {toasts}
    </ErrorDialog>
  );
}
