import { beforeEach, expect, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { messageFixture } from '../../test-support/conversation-fixture.ts';
import { openStaffChat } from './open-staff-chat.tsx';

beforeEach(() => localStorage.clear());

const colleague = (id: string, name: string, allDepartments: boolean) => ({
  id,
  name,
  departments: [],
  allDepartments,
  onDuty: true,
});

test('a note names colleagues who read conversations, and marks those for the reader', async () => {
  const user = userEvent.setup();
  const { calls } = openStaffChat(
    {
      'GET /api/staff/colleagues': () => ({
        ok: true,
        value: { colleagues: [colleague('rui', 'Rui Costa', true), colleague('rita', 'Rita', false)] },
      }),
      'POST /api/staff/conversations/{id}/notes': ({ body }) => ({
        ok: true,
        value: messageFixture({
          id: 'm9',
          clientId: body.clientId,
          body: body.body,
          visibility: 'internal',
          sender: { kind: 'staff', name: 'Rui' },
          parts: [{ kind: 'mention', person: { id: 'member-ana', name: 'Ana' } }],
        }),
      }),
    },
    '/dashboard/staff-chat?c=c1',
  );
  await user.click(await screen.findByRole('radio', { name: 'Internal note' }));
  const field = screen.getByRole('textbox', { name: /note/i });
  await user.type(field, '@r');
  // Without access to conversations, Rita would not see what names her.
  const options = await screen.findAllByRole('option');
  expect(options.map(({ textContent }) => textContent)).toEqual(['@Rui Costa']);
  await user.keyboard('{Enter}');
  expect(field).toHaveValue('@Rui Costa ');
  await user.keyboard('knows{Enter}');
  await waitFor(() => expect(field).toHaveValue(''));
  expect(calls.find(({ key }) => key === 'POST /api/staff/conversations/{id}/notes')?.input).toMatchObject({
    body: { body: '@Rui Costa knows', mentions: ['rui'] },
  });
  expect(await screen.findByText(/names you/)).toBeVisible();
});

test('an answer to the guest names no one', async () => {
  const { calls } = openStaffChat({}, '/dashboard/staff-chat?c=c1');
  await userEvent.type(await screen.findByRole('textbox', { name: 'Answer to the guest' }), '@r');
  expect(screen.queryByRole('listbox')).toBeNull();
  expect(calls.some(({ key }) => key === 'GET /api/staff/colleagues')).toBe(false);
});
