import { fakeDialogs } from '@bellkey/shared/shell-testing';
import { beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { act, screen, within } from '@testing-library/react';
import { conversationFixture } from '../../test-support/conversation-fixture.ts';
import { fromNow, openDashboard, rowOf } from './open-dashboard.tsx';

beforeAll(fakeDialogs);
beforeEach(() => localStorage.clear());

describe('a guest without an answer in time', () => {
  const escalated = () =>
    conversationFixture({
      id: 'c2',
      place: { id: 'p310', label: 'Room 310', kind: 'room' },
      state: 'awaiting_human',
      handoff: { reason: 'restricted:complaint', at: fromNow(-15) },
      waitingSince: fromNow(-15),
      escalatedAt: fromNow(-5),
    });

  test('is above the queue with reason and start, and its request is marked', async () => {
    openDashboard({
      'GET /api/staff/conversations': () => ({
        ok: true,
        value: { conversations: [escalated()], cursor: '7' },
      }),
    });
    const section = await screen.findByRole('region', { name: 'Escalated to the duty manager' });
    const link = within(section).getByRole('link', { name: /Room 310.*waits.*escalated.*complaint/i });
    expect(link.getAttribute('href')).toBe('/dashboard/staff-chat?c=c2');
    // The guest's wait was escalated; the request itself was not.
    const row = within(await rowOf(/Shower runs cold/));
    row.getByText('Guest waits for an answer');
    expect(row.queryByText('Escalated')).toBeNull();
    expect(within(await rowOf(/Towels/)).queryByText('Guest waits for an answer')).toBeNull();
  });

  test('is announced when it happens while the queue is open', async () => {
    const { announce, stream } = openDashboard();
    await rowOf(/Towels/);
    await screen.findAllByText('waiting for a person');
    act(() => stream().emit({ type: 'conversation.updated', conversation: escalated() }));
    await screen.findByRole('region', { name: 'Escalated to the duty manager' });
    expect(announce).toHaveBeenCalledWith(
      'Escalated: Room 310. About complaint, which the assistant leaves to people.',
    );
  });
});
