import { beforeEach, expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { messageFixture } from '../../test-support/conversation-fixture.ts';
import { openStaffChat, waiting } from './open-staff-chat.tsx';

beforeEach(() => localStorage.clear());

const opened = (more: { language?: string }) =>
  openStaffChat(
    {
      'GET /api/staff/conversations/{id}': () => ({
        ok: true,
        value: {
          conversation: waiting(),
          messages: [messageFixture({ body: 'Können wir später auschecken?' })],
          requests: [],
          cursor: '7',
          ...more,
        },
      }),
    },
    '/dashboard/staff-chat?c=c1',
  );

test('the guest’s language is named, and what they wrote is as they wrote it', async () => {
  opened({ language: 'de' });
  expect(await screen.findByText('Guest’s language: German')).toBeVisible();
  expect(screen.getByText('Können wir später auschecken?')).toBeVisible();
});

test('an older API names no language', async () => {
  opened({});
  await screen.findByText('Können wir später auschecken?');
  expect(screen.queryByText(/Guest’s language/)).toBeNull();
});
