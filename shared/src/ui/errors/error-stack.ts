import type { ShownError } from './error-dialog.tsx';

/** An error with its own key: the same error may occur twice. */
export interface StackedError {
  id: number;
  error: ShownError;
}

/** The errors on the screen: at most one modal, the others as toasts. */
export interface ErrorStack {
  modal: StackedError | null;
  /** Oldest first. */
  toasts: readonly StackedError[];
  nextId: number;
}

export const noErrors: ErrorStack = { modal: null, toasts: [], nextId: 1 };

/** One modal at a time: errors that come while one is open become polite toasts. */
export function addError(stack: ErrorStack, error: ShownError): ErrorStack {
  const added = { id: stack.nextId, error };
  const nextId = stack.nextId + 1;
  return stack.modal === null
    ? { ...stack, modal: added, nextId }
    : { ...stack, toasts: [...stack.toasts, added], nextId };
}

/** Closing the modal leaves the toasts: none takes its place. */
export const closeModal = (stack: ErrorStack): ErrorStack => ({ ...stack, modal: null });

export const dismissToast = (stack: ErrorStack, id: number): ErrorStack => ({
  ...stack,
  toasts: stack.toasts.filter((toast) => toast.id !== id),
});
