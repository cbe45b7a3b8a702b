import type { StaffAnswer } from '@bellkey/shared/api';
import { beforeEach, describe, expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createDrafts } from '../../desk/outbox/drafts.ts';
import { problemFixture } from '../../test-support/fake-api.ts';
import { requestFixture } from '../../test-support/request-fixture.ts';
import { answer, ask, open } from './open-assistant.tsx';

beforeEach(() => {
  localStorage.clear();
  // jsdom has no dialogs.
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
  };
});

describe('a proposal', () => {
  const assign = {
    kind: 'assign' as const,
    requestId: 'r1',
    no: 41,
    title: 'Towels',
    place: 'Room 204',
    to: { id: 'rui', name: 'Rui' },
    from: null,
  };
  const proposing = (proposals: StaffAnswer['proposals']) => ({
    'POST /api/staff/ai/ask': () => ({ ok: true as const, value: answer({ proposals }) }),
  });
  const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));

  test('shows its effect, happens when it is applied, and can be undone', async () => {
    const of = open({
      ...proposing([assign]),
      'PUT /api/staff/requests/{id}/assignee': () => ({ ok: true, value: requestFixture() }),
    });
    await ask('assign 41 to Rui');
    expect(await screen.findByRole('heading', { name: 'Rui gets #41 Towels, Room 204' })).toBeVisible();
    expect(of('PUT /api/staff/requests/{id}/assignee')).toEqual([]);
    await press(/^Apply: Rui gets #41/);
    expect(await screen.findByText('Rui has #41 now.')).toHaveFocus();
    await press('Undo');
    expect(await screen.findByText('Taken back.')).toBeVisible();
    expect(of('PUT /api/staff/requests/{id}/assignee').map(({ input }) => input)).toMatchObject([
      { params: { id: 'r1' }, body: { to: 'rui', from: null } },
      { body: { to: null, from: 'rui' } },
    ]);
  });

  test('is postponed, and shown again', async () => {
    const of = open(proposing([assign]));
    await ask('assign 41 to Rui');
    await press('Not now');
    expect(screen.queryByRole('button', { name: /^Apply/ })).toBeNull();
    await press('Show it again');
    expect(await screen.findByRole('button', { name: /^Apply/ })).toBeVisible();
    expect(of('PUT /api/staff/requests/{id}/assignee')).toEqual([]);
  });

  test('that is outdated says what changed', async () => {
    open({
      ...proposing([assign]),
      'PUT /api/staff/requests/{id}/assignee': () => ({
        ok: false,
        error: problemFixture('already-assigned', 409, 'Marta has it.'),
      }),
      'GET /api/staff/requests': () => ({
        ok: true,
        value: {
          requests: [requestFixture({ state: 'acknowledged', assignee: { id: 'marta', name: 'Marta' } })],
          cursor: '1',
        },
      }),
    });
    await ask('assign 41 to Rui');
    await press(/^Apply/);
    expect(await screen.findByRole('alert')).toHaveTextContent('Marta has it.');
    expect(screen.getByText(/is Accepted now, and Marta has it/)).toBeVisible();
  });

  test('that needs a reason is applied with one', async () => {
    const of = open({
      ...proposing([
        { kind: 'transition', requestId: 'r1', no: 41, to: 'cancelled', promiseMinutes: null, reason: null },
      ]),
      'POST /api/staff/requests/{id}/transition': () => ({ ok: true, value: requestFixture() }),
    });
    await ask('cancel 41');
    expect(await screen.findByRole('button', { name: /^Apply/ })).toBeDisabled();
    await userEvent.type(screen.getByLabelText(/Reason/), 'They left');
    await press(/^Apply/);
    expect(await screen.findByText('#41 is “Cancelled” now.')).toBeVisible();
    expect(of('POST /api/staff/requests/{id}/transition')[0]?.input).toMatchObject({
      body: { to: 'cancelled', reason: 'They left' },
    });
  });

  test('to raise a request raises it', async () => {
    const of = open({
      ...proposing([
        {
          kind: 'raise',
          service: 'towels',
          title: 'Towels',
          placeId: 'p204',
          place: 'Room 204',
          quantity: 2,
          note: null,
          at: null,
        },
      ]),
      'POST /api/staff/requests': () => ({ ok: true, value: requestFixture() }),
    });
    await ask('2 towels for 204');
    await press('Apply: A new request: Towels × 2, Room 204');
    expect(await screen.findByText('Raised: Towels, Room 204.')).toBeVisible();
    expect(of('POST /api/staff/requests')[0]?.input).toMatchObject({
      body: { service: 'towels', placeId: 'p204', quantity: 2 },
    });
  });

  const reply = {
    kind: 'reply' as const,
    conversationId: 'c1',
    place: 'Room 204',
    text: 'We are on our way.',
  };

  test('of a reply is edited and sent', async () => {
    const of = open({
      ...proposing([reply]),
      'POST /api/staff/conversations/{id}/messages': () => ({
        ok: false,
        error: problemFixture('unreachable', 0),
      }),
    });
    await ask('draft a reply to 204');
    await userEvent.type(await screen.findByLabelText('Reply to Room 204'), ' Ana');
    await press(/^Send: /);
    expect(await screen.findByRole('alert')).toHaveTextContent('It was not applied');
    await press(/^Send: /);
    const sent = of('POST /api/staff/conversations/{id}/messages');
    expect(sent[1]?.input).toMatchObject({ body: { body: 'We are on our way. Ana' } });
    // Whether the first arrived is unknown: the second is the same message.
    expect(sent[1]?.input).toEqual(sent[0]?.input);
  });

  test('of a reply is added below the text typed in the conversation', async () => {
    createDrafts(localStorage, 'u1').save('c1', 'answer', 'Hello,');
    open(proposing([reply]));
    await ask('draft a reply to 204');
    await press('Copy into the conversation');
    expect(createDrafts(localStorage, 'u1').load('c1', 'answer')).toBe('Hello,\nWe are on our way.');
  });
});
