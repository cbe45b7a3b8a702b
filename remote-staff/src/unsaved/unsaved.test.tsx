import { Link } from '@bellkey/shared/shell';
import { fakeDialogs, shellServices, TestShell } from '@bellkey/shared/shell-testing';
import { expect, jest, test } from '@jest/globals';
import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Modal } from '../dialog/modal.tsx';
import { LeaveGuard } from '../leave-guard/leave-guard.tsx';
import { useChanged, useUnsaved } from './use-unsaved.ts';

fakeDialogs();

function Form() {
  const [text, setText] = useState('');
  useUnsaved(useChanged(text));
  return <input aria-label="Text" value={text} onChange={({ target }) => setText(target.value)} />;
}

function DialogForm({ onClose }: { onClose(): void }) {
  const [text, setText] = useState('');
  return (
    <Modal title="Add a service" unsaved={useChanged(text)} onClose={onClose}>
      <input aria-label="Text" value={text} onChange={({ target }) => setText(target.value)} />
    </Modal>
  );
}

function openPage() {
  const releases = jest.fn();
  const holdReload = jest.fn(() => releases);
  render(
    <TestShell at="/dashboard/knowledge" services={shellServices({ holdReload })}>
      <LeaveGuard />
      <Form />
      <Link to="/dashboard/settings">Settings</Link>
      <Link to="/dashboard/knowledge?show=import">Import</Link>
      <Link to="/dashboard/knowledge?r=1">Details</Link>
    </TestShell>,
  );
  return { holdReload, releases };
}

test('typed text stays when a person decides to stay, and goes only when they say so', async () => {
  const { holdReload } = openPage();
  expect(holdReload).not.toHaveBeenCalled();
  await userEvent.type(screen.getByLabelText('Text'), 'Sauna');
  expect(holdReload).toHaveBeenCalled();
  await userEvent.click(screen.getByRole('link', { name: 'Settings' }));
  expect(screen.getByRole('dialog', { name: 'Leave without saving?' })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Stay here' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.getByLabelText('Text')).toHaveValue('Sauna');
  await userEvent.click(screen.getByRole('link', { name: 'Settings' }));
  await userEvent.click(screen.getByRole('button', { name: 'Leave' }));
  expect(await screen.findByText('elsewhere')).toBeVisible();
});

test('another part of the page asks too, and what only opens details does not', async () => {
  openPage();
  await userEvent.type(screen.getByLabelText('Text'), 'Sauna');
  await userEvent.click(screen.getByRole('link', { name: 'Details' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  await userEvent.click(screen.getByRole('link', { name: 'Import' }));
  expect(screen.getByRole('dialog', { name: 'Leave without saving?' })).toBeVisible();
});

test('an untouched form asks nothing', async () => {
  openPage();
  await userEvent.type(screen.getByLabelText('Text'), 'a{Backspace}');
  await userEvent.click(screen.getByRole('link', { name: 'Settings' }));
  expect(await screen.findByText('elsewhere')).toBeVisible();
});

test('Escape in a dialog with typed text asks first, also when the browser closes it all the same', async () => {
  const onClose = jest.fn();
  render(
    <TestShell>
      <DialogForm onClose={onClose} />
    </TestShell>,
  );
  await userEvent.type(screen.getByLabelText('Text'), 'Sauna');
  const dialog = screen.getByRole<HTMLDialogElement>('dialog');
  const cancel = new Event('cancel', { cancelable: true });
  fireEvent(dialog, cancel);
  expect(cancel.defaultPrevented).toBe(true);
  await userEvent.click(screen.getByRole('button', { name: 'Keep writing' }));
  act(() => dialog.close());
  expect(dialog.open).toBe(true);
  expect(onClose).not.toHaveBeenCalled();
  expect(screen.getByLabelText('Text')).toHaveValue('Sauna');
  await userEvent.click(await screen.findByRole('button', { name: 'Close without saving' }));
  expect(onClose).toHaveBeenCalledTimes(1);
});

test('Escape in an untouched dialog closes it', () => {
  const onClose = jest.fn();
  render(
    <TestShell>
      <DialogForm onClose={onClose} />
    </TestShell>,
  );
  screen.getByRole<HTMLDialogElement>('dialog').close();
  expect(onClose).toHaveBeenCalledTimes(1);
});
