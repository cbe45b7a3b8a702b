import { beforeEach, expect, test } from '@jest/globals';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { conversationFixture } from '../../test-support/conversation-fixture.ts';
import { answerBox, openStaffChat, thread, waiting } from './open-staff-chat.tsx';

beforeEach(() => localStorage.clear());

const ended = { at: '2026-03-15T09:10:00.000Z', reason: 'revoked' };

test('a disconnected phone is shown before anyone types, no wait is counted, and a note takes the text', async () => {
  const { stream } = openStaffChat();
  const region = await thread();
  await userEvent.type(await answerBox(), 'The plumber comes');
  const other = conversationFixture({ id: 'c9', place: waiting().place });
  act(() => {
    stream().emit({ type: 'conversation.updated', conversation: other });
    stream().emit({ type: 'conversation.updated', conversation: { ...waiting(), guestEnded: ended } });
  });
  expect(await within(region).findByText('No answer reaches this guest any more')).toBeVisible();
  expect(region).toHaveTextContent(/disconnected by the staff, or by a new code, at .*09:10/);
  expect(region).toHaveTextContent('Their last message has no answer.');
  expect(region).toHaveTextContent('Go to Room 204, or call it.');
  expect(within(region).getByRole('link', { name: 'Open its conversation' })).toHaveAttribute(
    'href',
    '/dashboard/staff-chat?c=c9',
  );
  expect(region).not.toHaveTextContent('waiting 4 min');
  expect(screen.queryByRole('heading', { name: /Needs a reply/ })).toBeNull();
  expect(within(region).queryByRole('textbox', { name: 'Answer to the guest' })).toBeNull();
  expect(within(region).getByRole('textbox', { name: 'Internal note' })).toHaveValue('The plumber comes');
});

test('a connected phone has no such notice', async () => {
  openStaffChat();
  expect(await answerBox()).toBeVisible();
  expect(screen.queryByText('No answer reaches this guest any more')).toBeNull();
});
