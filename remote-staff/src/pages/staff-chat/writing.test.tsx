import { MESSAGE_MAX_CHARS } from '@bellkey/shared/api';
import { fakeDialogs } from '@bellkey/shared/shell-testing';
import { beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MESSAGE_LIMIT } from '../../features/conversations/thread/composer.tsx';
import { problemFixture } from '../../test-support/fake-api.ts';
import { answerBox, openStaffChat, sentBy, thread } from './open-staff-chat.tsx';

beforeAll(fakeDialogs);
beforeEach(() => localStorage.clear());

describe('writing', () => {
  test('the limit is the API’s', () => {
    expect(MESSAGE_LIMIT).toBe(MESSAGE_MAX_CHARS);
  });

  test('Enter sends, Shift + Enter starts a new line', async () => {
    const { calls } = openStaffChat({
      'POST /api/staff/conversations/{id}/messages': ({ body }) => ({ ok: true, value: sentBy(body) }),
    });
    const user = userEvent.setup();
    await user.type(await answerBox(), 'On its way.{Shift>}{Enter}{/Shift}Ana{Enter}');
    expect(await answerBox()).toHaveValue('');
    const call = calls.find(({ key }) => key === 'POST /api/staff/conversations/{id}/messages');
    expect(call?.input).toMatchObject({ body: { body: 'On its way.\nAna', clientId: call?.idempotencyKey } });
    expect(await within(await thread()).findByText(/On its way\./)).toBeVisible();
  });

  test('a message shows before the API has answered', async () => {
    openStaffChat({ 'POST /api/staff/conversations/{id}/messages': () => new Promise(() => undefined) });
    await userEvent.type(await answerBox(), 'On its way{Enter}');
    expect(await screen.findByText('On its way')).toBeVisible();
    expect(screen.getByText('Sending')).toBeVisible();
  });

  test('an unsent message stays, and is sent again under the same key', async () => {
    let fails = true;
    const { calls } = openStaffChat({
      'POST /api/staff/conversations/{id}/messages': ({ body }) =>
        fails
          ? { ok: false, error: problemFixture('unreachable', 0, 'The service can’t be reached.') }
          : { ok: true, value: sentBy(body) },
    });
    const user = userEvent.setup();
    await user.type(await answerBox(), 'On its way{Enter}');
    expect(await screen.findByRole('alert')).toHaveTextContent('Not sent. The service can’t be reached.');
    fails = false;
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(screen.queryByRole('alert')).toBeNull();
    expect(screen.getByText('On its way')).toBeVisible();
    const keys = calls
      .filter(({ key }) => key.endsWith('/messages'))
      .map(({ idempotencyKey }) => idempotencyKey);
    expect(keys).toHaveLength(2);
    expect(new Set(keys).size).toBe(1);
  });

  test('a note is a separate mode with its own endpoint', async () => {
    const { calls } = openStaffChat({
      'POST /api/staff/conversations/{id}/notes': ({ body }) => ({
        ok: true,
        value: { ...sentBy(body), visibility: 'internal' },
      }),
    });
    const user = userEvent.setup();
    await user.type(await answerBox(), 'An answer in the making');
    await user.click(screen.getByRole('radio', { name: 'Internal note' }));
    await user.type(screen.getByRole('textbox', { name: 'Internal note' }), 'Ask maintenance first{Enter}');
    expect(await screen.findByText('Ana, internal note', { exact: false })).toBeVisible();
    expect(calls.filter(({ key }) => key.endsWith('/messages'))).toEqual([]);
    await user.click(screen.getByRole('radio', { name: 'Answer' }));
    expect(await answerBox()).toHaveValue('An answer in the making');
  });

  test('a draft stays in its conversation, and holds the page until it is gone', async () => {
    const { holdReload, releases } = openStaffChat();
    const user = userEvent.setup();
    await user.type(await answerBox(), 'Half a sen');
    expect(holdReload).toHaveBeenCalledTimes(1);
    await user.click(screen.getByRole('link', { name: /Room 310/ }));
    expect(await answerBox()).toHaveValue('');
    await user.click(screen.getByRole('link', { name: /Room 204/ }));
    expect(await answerBox()).toHaveValue('Half a sen');
    await user.clear(await answerBox());
    expect(releases).toHaveBeenCalledTimes(holdReload.mock.calls.length);
  });

  test('a message over the limit is kept and counted, not cut and not sent', async () => {
    const { calls } = openStaffChat();
    const user = userEvent.setup();
    const box = await answerBox();
    await user.click(box);
    await user.paste('x'.repeat(MESSAGE_LIMIT + 5));
    await user.keyboard('{Enter}');
    expect(screen.getByRole('alert')).toHaveTextContent('5 characters too many.');
    expect(screen.getByText('2,005 / 2,000')).toBeVisible();
    expect(box).toHaveValue('x'.repeat(MESSAGE_LIMIT + 5));
    expect(calls.filter(({ key }) => key.endsWith('/messages'))).toEqual([]);
  });
});
