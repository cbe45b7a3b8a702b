import { describe, expect, test } from '@jest/globals';
import type { ShownError } from './error-dialog.tsx';
import { addError, closeModal, dismissToast, noErrors } from './error-stack.ts';

const error = (title: string): ShownError => ({
  title,
  sentence: 'It happened.',
  advice: 'Try again.',
  severity: 'failure',
  code: 'test',
});

describe('errors at the same time', () => {
  const three = ['first', 'second', 'third'].map(error).reduce(addError, noErrors);

  test('the first is the modal, further ones are toasts, oldest first', () => {
    expect(three.modal?.error.title).toBe('first');
    expect(three.toasts.map((toast) => toast.error.title)).toEqual(['second', 'third']);
  });

  test('closing the modal opens no other, and the next error is a modal again', () => {
    const closed = closeModal(three);
    expect(closed.modal).toBeNull();
    expect(closed.toasts).toHaveLength(2);
    expect(addError(closed, error('fourth')).modal?.error.title).toBe('fourth');
  });

  test('a toast closes by itself, also when its error occurred twice', () => {
    const twice = addError(addError(addError(noErrors, error('modal')), error('same')), error('same'));
    const [one, other] = twice.toasts;
    expect(dismissToast(twice, one?.id ?? 0).toasts).toEqual([other]);
  });
});
