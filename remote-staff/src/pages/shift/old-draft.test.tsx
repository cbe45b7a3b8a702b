import { fakeDialogs, shellServices, TestShell } from '@bellkey/shared/shell-testing';
import { beforeAll, beforeEach, expect, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeApi } from '../../test-support/fake-api.ts';
import { signedInAsAna } from '../../test-support/fake-session.ts';
import { membershipFixture } from '../../test-support/membership-fixture.ts';
import { boardFixture as board, noteFixture as note } from '../../test-support/shift-fixture.ts';
import { Page } from './page.tsx';

beforeAll(fakeDialogs);
beforeEach(() => localStorage.clear());

function open(answers: Parameters<typeof fakeApi>[0]) {
  const fake = fakeApi({
    'GET /api/staff/me': () => ({
      ok: true,
      value: { uid: 'u1', email: null, name: 'Ana', memberships: [membershipFixture()] },
    }),
    'GET /api/staff/requests': () => ({ ok: true, value: { requests: [], cursor: '7' } }),
    ...answers,
  });
  render(
    <TestShell at="/dashboard/shift" services={shellServices({ api: fake.api, session: signedInAsAna() })}>
      <Page />
    </TestShell>,
  );
  return { sent: (key: string) => fake.calls.filter((call) => call.key === key) };
}

test('an old draft shows its age and what changed, asks before it is signed, and is written again', async () => {
  const draftedAt = new Date(Date.now() - 24.5 * 60_000).toISOString();
  const again = note({ version: 3, draftedAt: new Date().toISOString() });
  let stale = [{ key: 'open' as const, text: '16 requests are open.\n- Housekeeping: 16' }];
  const { sent } = open({
    'GET /api/staff/shift': () => ({ ok: true, value: board({ drafts: [note({ draftedAt })] }) }),
    'GET /api/staff/shift/notes/{id}/news': () => ({ ok: true, value: { sections: stale } }),
    'PUT /api/staff/shift/notes/{id}': () => ({ ok: true, value: note({ version: 2, draftedAt }) }),
    'POST /api/staff/shift/notes': () => {
      stale = [];
      return { ok: true, value: again };
    },
    'POST /api/staff/shift/notes/{id}/sign': () => ({ ok: true, value: again }),
  });
  expect(await screen.findByText('One section is not true any more')).toBeVisible();
  expect(screen.getByText('Open requests – now: 16 requests are open.')).toBeVisible();
  expect(screen.getByText(/Written from the data .*, 24 min ago\./)).toBeVisible();
  await userEvent.type(screen.getByRole('textbox', { name: 'Open requests' }), ' Ask Rui.');
  await userEvent.click(screen.getByRole('button', { name: 'Sign over …' }));
  expect(screen.getByText(/This was written 24 min ago/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Sign it over' })).toBeNull();
  expect(screen.getByRole('button', { name: 'Sign it as it is' })).toBeVisible();
  const [rewrite] = screen.getAllByRole('button', { name: 'Write again with what is true now' });
  await userEvent.click(rewrite as HTMLElement);
  expect(sent('PUT /api/staff/shift/notes/{id}')).toMatchObject([
    {
      input: {
        body: { sections: expect.arrayContaining([{ key: 'open', text: 'Nothing is open. Ask Rui.' }]) },
      },
    },
  ]);
  expect(sent('POST /api/staff/shift/notes')).toMatchObject([{ input: { body: { again: 2 } } }]);
  expect(sent('POST /api/staff/shift/notes/{id}/sign')).toEqual([]);
});
