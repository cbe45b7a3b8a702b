import type { Draft } from '@bellkey/shared/api';
import type { ApiProblem } from '@bellkey/shared/shell';
import { shellServices, TestShell } from '@bellkey/shared/shell-testing';
import { describe, expect, jest, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { problemFixture } from '../../../test-support/fake-api.ts';
import { DraftCard } from './draft-card.tsx';

const draft: Draft = {
  id: 'd1',
  conversationId: 'c1',
  body: 'Two towels are on their way.',
  proposed: [{ kind: 'request', words: 'ask for 2 × towels' }],
  engine: 'embedded',
  forcedBy: 'vip',
  createdAt: '2026-03-15T09:00:00.000Z',
};

function show(given: Partial<Draft> = {}, refusal: ApiProblem | null = null) {
  const onSend = jest.fn<(body?: string) => Promise<ApiProblem | null>>(async () => refusal);
  const onDiscard = jest.fn<() => Promise<ApiProblem | null>>(async () => refusal);
  const releases = jest.fn();
  const holdReload = jest.fn(() => releases);
  render(
    <TestShell services={shellServices({ holdReload })}>
      <DraftCard draft={{ ...draft, ...given }} onSend={onSend} onDiscard={onDiscard} />
    </TestShell>,
  );
  return { onSend, onDiscard, holdReload, releases };
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

describe('a suggested answer', () => {
  test('is shown with why it is only suggested and what else sending it does', () => {
    show();
    const card = screen.getByRole('region', { name: 'Suggested answer' });
    expect(card).toHaveTextContent('Two towels are on their way.');
    expect(card).toHaveTextContent('The guest is marked as VIP');
    expect(card).toHaveTextContent('Sending it will also ask for 2 × towels.');
  });

  test('without a rule and without actions mentions neither', () => {
    show({ forcedBy: null, proposed: [] });
    const card = screen.getByRole('region', { name: 'Suggested answer' });
    expect(card).not.toHaveTextContent('VIP');
    expect(card).not.toHaveTextContent('Sending it');
  });

  test('is sent unchanged with one tap, without edited text', async () => {
    const { onSend } = show();
    await press('Send');
    expect(onSend.mock.calls).toEqual([[undefined]]);
  });

  test('is sent with edited text, and holds the page until it is decided', async () => {
    const { onSend, holdReload, releases } = show();
    await press('Edit');
    const box = screen.getByRole('textbox', { name: 'Your wording' });
    expect(box).toHaveFocus();
    expect(holdReload).not.toHaveBeenCalled();
    await userEvent.type(box, ' Enjoy your day.');
    expect(holdReload).toHaveBeenCalled();
    await press('Send');
    expect(onSend.mock.calls).toEqual([['Two towels are on their way. Enjoy your day.']]);
    await press('Back to the suggestion');
    expect(screen.queryByRole('textbox')).toBeNull();
    expect(screen.getByText('Two towels are on their way.')).toBeVisible();
    expect(releases).toHaveBeenCalledTimes(holdReload.mock.calls.length);
  });

  test('an empty wording cannot be sent', async () => {
    const { onSend } = show();
    await press('Edit');
    await userEvent.clear(screen.getByRole('textbox', { name: 'Your wording' }));
    expect(screen.getByRole('button', { name: 'Send' })).toBeDisabled();
    expect(onSend).not.toHaveBeenCalled();
  });

  test('can be discarded', async () => {
    const { onDiscard, onSend } = show();
    await press('Discard');
    expect(onDiscard).toHaveBeenCalledTimes(1);
    expect(onSend).not.toHaveBeenCalled();
  });

  test('that was refused says why, and keeps its buttons', async () => {
    show({}, problemFixture('draft-outdated', 409, 'The guest has written since.'));
    expect(screen.queryByRole('alert')).toBeNull();
    await press('Send');
    expect(screen.getByRole('alert')).toHaveTextContent('That was not taken');
    expect(screen.getByRole('alert')).toHaveTextContent('The guest has written since.');
    expect(screen.getByRole('button', { name: 'Send' })).toBeEnabled();
  });
});
