import { beforeAll, describe, expect, jest, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { fakeDialogs } from '../../shell-testing/fake-dialogs.ts';
import { authWording } from '../../wording/auth-wording.ts';
import { detailsOf, ErrorDialog, type ShownError } from './error-dialog.tsx';
import { addError, noErrors } from './error-stack.ts';
import { ErrorStage } from './error-stage.tsx';

beforeAll(fakeDialogs);

const error: ShownError = {
  ...authWording('user-disabled'),
  code: 'auth/user-disabled',
  reference: 'K7M2QX',
};

function Gallery({ errors }: { errors: ShownError[] }) {
  const [stack, setStack] = useState(noErrors);
  return (
    <>
      <button type="button" onClick={() => setStack((before) => errors.reduce(addError, before))}>
        Break
      </button>
      <ErrorStage stack={stack} onChange={setStack} />
    </>
  );
}

describe('an error dialog', () => {
  test('says what happened, what to do, and the code with its reference', async () => {
    render(<ErrorDialog error={error} onClose={() => undefined} />);
    const dialog = screen.getByRole('dialog', { name: 'The account is switched off' });
    expect(dialog).toHaveAccessibleDescription(/Ask a manager of your property why/);
    expect(dialog).toHaveTextContent('Did not work');
    expect(dialog).toHaveTextContent('auth/user-disabled · K7M2QX');
  });

  test('does not repeat itself', () => {
    const { rerender } = render(<ErrorDialog error={error} onClose={() => undefined} />);
    expect(screen.getByRole('dialog')).toHaveTextContent('This account is switched off.');
    rerender(
      <ErrorDialog error={{ ...error, ...authWording('user-token-expired') }} onClose={() => undefined} />,
    );
    expect(screen.getAllByText(/Your session has ended/)).toHaveLength(1);
  });

  test('copies its details, and confirms it', async () => {
    const copy = jest.fn(async (_text: string) => undefined);
    render(<ErrorDialog error={error} onClose={() => undefined} copy={copy} />);
    await userEvent.click(screen.getByRole('button', { name: 'Copy details' }));
    expect(copy).toHaveBeenCalledWith(detailsOf(error));
    expect(detailsOf(error)).toContain('Reference: K7M2QX');
    expect(screen.getByRole('status')).toHaveTextContent('Copied.');
  });

  test('reports when the clipboard is refused', async () => {
    const copy = () => Promise.reject(new DOMException('no', 'NotAllowedError'));
    render(<ErrorDialog error={error} onClose={() => undefined} copy={copy} />);
    await userEvent.click(screen.getByRole('button', { name: 'Copy details' }));
    expect(screen.getByRole('status')).toHaveTextContent(/did not let us copy/);
  });

  test('takes focus and restores it', async () => {
    render(<Gallery errors={[error]} />);
    const opener = screen.getByRole('button', { name: 'Break' });
    await userEvent.click(opener);
    expect(screen.getByRole('button', { name: 'Close' })).toHaveFocus();
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(opener).toHaveFocus();
  });
});

test('of three errors at once one is a dialog and two are a polite list that outlives it', async () => {
  const errors = ['too-many-requests', 'user-token-expired', 'user-disabled'] as const;
  render(<Gallery errors={errors.map((code) => ({ ...authWording(code), code: `auth/${code}` }))} />);
  await userEvent.click(screen.getByRole('button', { name: 'Break' }));
  expect(screen.getAllByRole('dialog')).toHaveLength(1);
  expect(screen.getByRole('dialog')).toContainElement(screen.getByRole('status', { name: 'Further errors' }));

  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  const list = screen.getByRole('status', { name: 'Further errors' });
  expect(list).toHaveTextContent('Your session has ended');
  await userEvent.click(screen.getByRole('button', { name: 'Dismiss: Your session has ended' }));
  expect(list).not.toHaveTextContent('Your session has ended');
  expect(list).toHaveTextContent('The account is switched off');
});
