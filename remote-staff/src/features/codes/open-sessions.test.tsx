import { fakeDialogs, shellServices, TestShell } from '@bellkey/shared/shell-testing';
import { expect, test } from '@jest/globals';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeApi } from '../../test-support/fake-api.ts';
import { OpenSessions } from './open-sessions.tsx';

fakeDialogs();

const place = (label: string, openSessions: number) => ({
  id: label.toLowerCase().replace(' ', '-'),
  label,
  kind: 'room' as const,
  codeIssuedAt: null,
  openSessions,
});

test('the phones of a place are disconnected after a confirmation with the place and their number', async () => {
  const { api, calls } = fakeApi({
    'POST /api/staff/places/{id}/sessions/end': () => ({ ok: true, value: { ended: 3 } }),
  });
  let ended = 0;
  render(
    <TestShell at="/dashboard/codes" services={shellServices({ api })}>
      <OpenSessions
        propertyId="aurora"
        places={[place('Room 1', 0), place('Room 204', 3), place('Room 205', 1)]}
        onEnded={() => {
          ended += 1;
        }}
      />
    </TestShell>,
  );
  expect(screen.queryByRole('listitem', { name: 'Room 1' })).toBeNull();
  expect(screen.getByRole('listitem', { name: 'Room 205' })).toHaveTextContent('1 phone');
  const room = screen.getByRole('listitem', { name: 'Room 204' });
  await userEvent.click(within(room).getByRole('button', { name: 'Disconnect all' }));
  const dialog = screen.getByRole('dialog', { name: 'Disconnect 3 phones in Room 204?' });
  expect(dialog).toHaveTextContent('This cannot be undone.');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Keep them connected' }));
  expect(calls).toEqual([]);
  await userEvent.click(within(room).getByRole('button', { name: 'Disconnect all' }));
  await userEvent.click(screen.getByRole('button', { name: 'Disconnect 3 phones' }));
  expect(await screen.findByText('Room 204: 3 phones disconnected.')).toBeVisible();
  expect(calls).toMatchObject([{ input: { params: { id: 'room-204' }, query: { property: 'aurora' } } }]);
  expect(ended).toBe(1);
});
