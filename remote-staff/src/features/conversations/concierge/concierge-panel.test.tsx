import type { ConversationConcierge } from '@bellkey/shared/api';
import { shellServices, TestShell } from '@bellkey/shared/shell-testing';
import { describe, expect, test } from '@jest/globals';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { WorkplaceProvider } from '../../../desk/workplace.tsx';
import { fakeApi, problemFixture } from '../../../test-support/fake-api.ts';
import { membershipFixture } from '../../../test-support/membership-fixture.ts';
import { ConciergePanel } from './concierge-panel.tsx';

const READ = 'GET /api/staff/conversations/{id}/concierge';
const MARK = 'PUT /api/staff/conversations/{id}/marks';

const view = (overrides: Partial<ConversationConcierge> = {}): ConversationConcierge => ({
  mode: 'auto',
  forcedBy: null,
  marks: { vip: false, complaintAt: null, nights: null },
  draft: null,
  reasons: [],
  ...overrides,
});

function open(given: ConversationConcierge, answers: Parameters<typeof fakeApi>[0] = {}) {
  const { api, calls } = fakeApi({ [READ]: () => ({ ok: true, value: given }), ...answers });
  const { container } = render(
    <TestShell services={shellServices({ api })}>
      <WorkplaceProvider uid="u1" membership={membershipFixture()}>
        <ConciergePanel conversationId="c1" />
      </WorkplaceProvider>
    </TestShell>,
  );
  const inputs = (of: string) => calls.filter(({ key }) => key === of).map(({ input }) => input);
  return { container, marked: () => inputs(MARK), read: () => inputs(READ) };
}

const unfold = async () => userEvent.click(await screen.findByText(/^Assistant here/));

describe('the assistant’s part in a conversation', () => {
  test('shows its mode, and that nothing was refused or handed over', async () => {
    open(view());
    await unfold();
    expect(screen.getByText('The assistant answers by itself.')).toBeVisible();
    expect(screen.getByText('Nothing was refused or handed over here.')).toBeVisible();
  });

  test('shows each reason at its time, and the rule that limits it to suggestions', async () => {
    open(
      view({
        mode: 'suggest',
        forcedBy: 'complaint',
        reasons: [
          {
            turnId: 't1',
            at: '2026-03-15T09:04:00.000Z',
            engine: 'embedded',
            handoff: 'guest-asked',
            refused: [{ tool: 'propose_request', what: '', reason: 'too-many-open' }],
            fallback: null,
          },
        ],
      }),
    );
    expect(await screen.findByText(/Assistant here: suggest, 1 noted/)).toBeVisible();
    await unfold();
    expect(screen.getByText('After a complaint the assistant only suggests here.')).toBeVisible();
    expect(screen.getByRole('list', { name: 'What the assistant decided' })).toHaveTextContent(
      '09:04 The guest asked for a person. Not done: five requests are open already.',
    );
  });

  test('saves what staff know about the guest', async () => {
    const marks = { vip: true, complaintAt: null, nights: 3 };
    const { marked } = open(view(), { [MARK]: () => ({ ok: true, value: view({ marks }) }) });
    await unfold();
    await userEvent.click(screen.getByRole('checkbox', { name: 'VIP' }));
    await userEvent.type(screen.getByRole('textbox', { name: 'Nights' }), '3');
    await userEvent.click(screen.getByRole('button', { name: 'Keep' }));
    expect(marked()).toMatchObject([{ body: { vip: true, complaint: false, nights: 3 } }]);
    expect(await screen.findByRole('checkbox', { name: 'VIP' })).toBeChecked();
  });

  test('invalid marks are not sent; refused ones are reported', async () => {
    const { marked } = open(view(), {
      [MARK]: () => ({ ok: false, error: problemFixture('unreachable', 503) }),
    });
    await unfold();
    const nights = screen.getByRole('textbox', { name: 'Nights' });
    await userEvent.type(nights, 'many');
    await userEvent.click(screen.getByRole('button', { name: 'Keep' }));
    expect(nights).toHaveAttribute('aria-invalid', 'true');
    expect(marked()).toEqual([]);
    await userEvent.clear(nights);
    await userEvent.click(screen.getByRole('button', { name: 'Keep' }));
    expect(await screen.findByText('That was not taken. Try again.')).toBeVisible();
  });

  test('that fails to load is reported, and loads again on request', async () => {
    let works = false;
    open(view(), {
      [READ]: () =>
        works ? { ok: true, value: view() } : { ok: false, error: problemFixture('unreachable', 503) },
    });
    expect(await screen.findByText('What the assistant did here couldn’t be read')).toBeVisible();
    works = true;
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByText(/^Assistant here: auto/)).toBeVisible();
    expect(screen.queryByText('What the assistant did here couldn’t be read')).toBeNull();
  });

  test('is hidden from people who may not read guests’ conversations', async () => {
    const { container, read } = open(view(), {
      [READ]: () => ({ ok: false, error: problemFixture('forbidden', 403) }),
    });
    await waitFor(() => expect(read()).toHaveLength(1));
    await act(async () => undefined);
    expect(container).not.toHaveTextContent('Assistant here');
  });
});
