import { MESSAGE_MAX_CHARS } from '@bellkey/shared/api';
import { beforeEach, describe, expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { QUESTION_LIMIT } from '../../features/staff-assistant/ask-form.tsx';
import { problemFixture } from '../../test-support/fake-api.ts';
import { answer, ask, field, kept, open } from './open-assistant.tsx';

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

describe('asking', () => {
  test('an answer names its subjects, with links', async () => {
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

  test('a suggestion is asked unchanged; those about chats are for people who may read them', async () => {
    const of = open({}, 'staff');
    const suggestions = await screen.findByRole('list', { name: 'Suggestions' });
    expect(within(suggestions).queryByRole('button', { name: /guests are waiting/ })).toBeNull();
    await userEvent.click(within(suggestions).getByRole('button', { name: 'What’s overdue?' }));
    expect(of('POST /api/staff/ai/ask')[0]?.input).toMatchObject({ body: { text: 'What’s overdue?' } });
  });

  test('an unanswered question stays typed, and is asked again', async () => {
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

  test('typed text survives leaving the page', async () => {
    open();
    await userEvent.type(await field(), 'what about');
    expect(localStorage.getItem('bellkey-staff-question:u1:aurora')).toBe('what about');
  });

  test('a question is as long as the API allows', () => expect(QUESTION_LIMIT).toBe(MESSAGE_MAX_CHARS));
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

  test('that fails to load can be loaded again, and questions are answered meanwhile', async () => {
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

test('a developer, who has no access to guests, reads so and nothing is loaded', async () => {
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
