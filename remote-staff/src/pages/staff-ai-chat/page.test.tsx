import {
  MESSAGE_MAX_CHARS,
  type Membership,
  type StaffAnswer,
  type StaffQuestion,
} from '@bellkey/shared/api';
import { shellServices, TestShell } from '@bellkey/shared/shell-testing';
import { beforeEach, describe, expect, test } from '@jest/globals';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createDrafts } from '../../desk/outbox/drafts.ts';
import { QUESTION_LIMIT } from '../../features/staff-assistant/ask-form.tsx';
import { fakeApi, problemFixture } from '../../test-support/fake-api.ts';
import { signedInAsAna } from '../../test-support/fake-session.ts';
import { membershipFixture } from '../../test-support/membership-fixture.ts';
import { requestFixture } from '../../test-support/request-fixture.ts';
import { Page } from './page.tsx';

beforeEach(() => {
  localStorage.clear();
  // The test DOM has no dialogs.
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
  };
});

const answer = (overrides: Partial<StaffAnswer> = {}): StaffAnswer => ({
  understood: 'list',
  engine: 'embedded',
  text: '1 request is open:\n#41 Towels, Room 204',
  requests: [requestFixture()],
  sources: [],
  proposals: [],
  conversations: [],
  id: 'q-new',
  ...overrides,
});

const kept: StaffQuestion = {
  id: 'q1',
  askedAt: '2026-03-15T09:00:00.000Z',
  question: 'what was late?',
  understood: 'list',
  engine: 'embedded',
  text: 'Nothing is overdue.',
  requests: [],
  sources: [],
  conversations: [],
};

function open(answers: Parameters<typeof fakeApi>[0] = {}, role: Membership['role'] = 'agent') {
  const { api, calls } = fakeApi({
    'GET /api/staff/me': () => ({
      ok: true,
      value: { uid: 'u1', email: null, name: null, memberships: [membershipFixture({ role })] },
    }),
    'GET /api/staff/ai/questions': () => ({ ok: true, value: { questions: [] } }),
    'POST /api/staff/ai/ask': () => ({ ok: true, value: answer() }),
    ...answers,
  });
  render(
    <TestShell at="/staff-ai-chat" services={shellServices({ api, session: signedInAsAna() })}>
      <Page />
    </TestShell>,
  );
  return (operation: string) => calls.filter(({ key }) => key === operation);
}

const field = () => screen.findByRole('textbox', { name: 'Your question' });
async function ask(question: string) {
  await userEvent.type(await field(), `${question}{Enter}`);
}

describe('asking', () => {
  test('an answer names what it is about, with links', async () => {
    const of = open({
      'POST /api/staff/ai/ask': () => ({
        ok: true,
        value: answer({
          conversations: [{ id: 'c1', place: 'Room 204' }],
          sources: [{ id: 'safe', title: 'The safe', confirmedAt: '2026-03-01T09:00:00.000Z' }],
        }),
      }),
    });
    await ask('what is open?');
    const link = (name: RegExp) => screen.findByRole('link', { name });
    expect(await link(/#41 Towels, Room 204/)).toHaveAttribute('href', '/dashboard?r=r1');
    expect(await link(/Conversation with Room 204/)).toHaveAttribute('href', '/dashboard/staff-chat?c=c1');
    expect(await link(/Knowledge: The safe/)).toHaveAttribute('href', '/developers-admin/indexing');
    expect(await field()).toHaveValue('');
    expect(of('POST /api/staff/ai/ask')[0]?.input).toMatchObject({ body: { text: 'what is open?' } });
  });

  test('a text of a language model says so', async () => {
    open({ 'POST /api/staff/ai/ask': () => ({ ok: true, value: answer({ engine: 'small-model' }) }) });
    await ask('translate to Portuguese: hello');
    expect(await screen.findByText(/Written by the language model small-model/)).toBeVisible();
  });

  test('a suggestion is asked as it stands; those about chats are for people who read them', async () => {
    const of = open({}, 'staff');
    const suggestions = await screen.findByRole('list', { name: 'Suggestions' });
    expect(within(suggestions).queryByRole('button', { name: /guests are waiting/ })).toBeNull();
    await userEvent.click(within(suggestions).getByRole('button', { name: 'What’s overdue?' }));
    expect(of('POST /api/staff/ai/ask')[0]?.input).toMatchObject({ body: { text: 'What’s overdue?' } });
  });

  test('what was not answered is still typed, and is asked again', async () => {
    let fails = true;
    open({
      'POST /api/staff/ai/ask': () =>
        fails ? { ok: false, error: problemFixture('unreachable', 0) } : { ok: true, value: answer() },
    });
    await ask('what is open?');
    expect(await screen.findByRole('alert')).toHaveTextContent('There is no answer yet');
    expect(await field()).toHaveValue('what is open?');
    fails = false;
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByText(/1 request is open/)).toBeVisible();
    expect(await field()).toHaveValue('');
  });

  test('what is typed outlives the page', async () => {
    open();
    await userEvent.type(await field(), 'what about');
    expect(localStorage.getItem('bellkey-staff-question:u1:aurora')).toBe('what about');
  });

  test('a question is as long as the API takes', () => expect(QUESTION_LIMIT).toBe(MESSAGE_MAX_CHARS));
});

describe('the history', () => {
  test('shows earlier questions, and deletes one or all', async () => {
    const of = open({
      'GET /api/staff/ai/questions': () => ({
        ok: true,
        value: { questions: [{ ...kept, id: 'q2', question: 'who is on?' }, kept] },
      }),
      'DELETE /api/staff/ai/questions/{id}': () => ({ ok: true, value: undefined }),
      'DELETE /api/staff/ai/questions': () => ({ ok: true, value: undefined }),
    });
    const list = await screen.findByRole('list', { name: 'Your questions and the answers' });
    const asked = within(list).getAllByText(/what was late|who is on/);
    expect(asked.map(({ textContent }) => textContent)).toEqual([
      'You asked: what was late?',
      'You asked: who is on?',
    ]);
    await userEvent.click(screen.getByRole('button', { name: 'Delete “what was late?”' }));
    expect(of('DELETE /api/staff/ai/questions/{id}')[0]?.input).toMatchObject({ params: { id: 'q1' } });
    await waitFor(() => expect(screen.queryByText(/what was late/)).toBeNull());
    await userEvent.click(screen.getByRole('button', { name: 'Delete my history' }));
    await userEvent.click(screen.getByRole('button', { name: 'Delete' }));
    expect(await screen.findByText('Nothing asked yet')).toBeVisible();
  });

  test('that does not come is asked for again, and questions are answered meanwhile', async () => {
    let fails = true;
    open({
      'GET /api/staff/ai/questions': () =>
        fails
          ? { ok: false, error: problemFixture('unreachable', 503) }
          : { ok: true, value: { questions: [kept] } },
    });
    expect(await screen.findByRole('alert')).toHaveTextContent('earlier questions could not be loaded');
    await ask('what is open?');
    expect(await screen.findByText(/1 request is open/)).toBeVisible();
    fails = false;
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByText(/what was late/)).toBeVisible();
  });
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

  test('says what will happen, happens when it is applied, and is taken back', async () => {
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

  test('is put off, and shown again', async () => {
    const of = open(proposing([assign]));
    await ask('assign 41 to Rui');
    await press('Not now');
    expect(screen.queryByRole('button', { name: /^Apply/ })).toBeNull();
    await press('Show it again');
    expect(await screen.findByRole('button', { name: /^Apply/ })).toBeVisible();
    expect(of('PUT /api/staff/requests/{id}/assignee')).toEqual([]);
  });

  test('that something has overtaken says what changed', async () => {
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
    // Whether the first arrived is not known: the second is the same message.
    expect(sent[1]?.input).toEqual(sent[0]?.input);
  });

  test('of a reply is put under what is typed in the conversation already', async () => {
    createDrafts(localStorage, 'u1').write('c1', 'answer', 'Hello,');
    open(proposing([reply]));
    await ask('draft a reply to 204');
    await press('Copy into the conversation');
    expect(createDrafts(localStorage, 'u1').read('c1', 'answer')).toBe('Hello,\nWe are on our way.');
  });
});

test('a developer, who has no access to guests, is told so and nothing is fetched', async () => {
  const of = open({}, 'developer');
  expect(await screen.findByText('Not for your role')).toBeVisible();
  expect(of('GET /api/staff/ai/questions')).toEqual([]);
  const nav = screen.getByRole('navigation', { name: 'Staff' });
  expect(within(nav).queryByRole('link', { name: /Guest chat|Staff assistant/ })).toBeNull();
  expect(within(nav).getByRole('link', { name: 'Knowledge' })).toBeVisible();
});

test('people who answer guests find chat and assistant in the navigation', async () => {
  open();
  const nav = await screen.findByRole('navigation', { name: 'Staff' });
  expect(within(nav).getByRole('link', { name: /Guest chat/ })).toBeVisible();
  expect(within(nav).getByRole('link', { name: 'Staff assistant' })).toBeVisible();
});
