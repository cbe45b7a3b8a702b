import type { KnowledgeEntry } from '@bellkey/shared/api';
import { shellServices, TestShell } from '@bellkey/shared/shell-testing';
import { describe, expect, test } from '@jest/globals';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { WorkplaceProvider } from '../../desk/workplace.tsx';
import { fakeApi, problemFixture } from '../../test-support/fake-api.ts';
import { membershipFixture } from '../../test-support/membership-fixture.ts';
import { KnowledgeView } from './knowledge-view.tsx';
import { entryFixture } from './parts/entry-fixture.ts';

const KNOWN = 'GET /api/staff/knowledge';

function open(
  tab: string,
  answers: Parameters<typeof fakeApi>[0] = {},
  may = { propose: true, approve: true },
  entries: KnowledgeEntry[] = [entryFixture()],
) {
  const { api } = fakeApi({
    [KNOWN]: () => ({ ok: true, value: { entries, synonyms: [], people: [], may } }),
    'GET /api/staff/knowledge-gaps': () => ({ ok: true, value: { gaps: [] } }),
    'GET /api/staff/knowledge-conflicts': () => ({ ok: true, value: { conflicts: [] } }),
    ...answers,
  });
  render(
    <TestShell at={`/developers-admin/indexing?tab=${tab}`} services={shellServices({ api })}>
      <WorkplaceProvider uid="u1" membership={membershipFixture()}>
        <KnowledgeView />
      </WorkplaceProvider>
    </TestShell>,
  );
}

describe('what the assistant knows', () => {
  test('is found by its words and by its status', async () => {
    open('entries', {}, undefined, [
      entryFixture(),
      entryFixture({ id: 'pool', title: 'Pool', text: { en: 'The pool is on floor 5.' }, keywords: [] }),
      entryFixture({ id: 'old', title: 'Old bar', status: 'retired' }),
    ]);
    expect(await screen.findByRole('listitem', { name: 'Pool' })).toBeVisible();
    expect(screen.queryByRole('listitem', { name: 'Old bar' })).toBeNull();
    await userEvent.type(screen.getByRole('searchbox', { name: 'Search' }), 'floor pool');
    expect(screen.queryByRole('listitem', { name: 'Breakfast hours' })).toBeNull();
    await userEvent.clear(screen.getByRole('searchbox', { name: 'Search' }));
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Status' }), 'Retired');
    expect(await screen.findByRole('listitem', { name: 'Old bar' })).toBeVisible();
    await userEvent.type(screen.getByRole('searchbox', { name: 'Search' }), 'nothing of the sort');
    expect(screen.getByText('Nothing matches')).toBeVisible();
  });

  test.each([
    ['entries', KNOWN, 'Loading what is known'],
    ['gaps', 'GET /api/staff/knowledge-gaps', 'Loading the gaps'],
    ['conflicts', 'GET /api/staff/knowledge-conflicts', 'Comparing the entries'],
  ] as const)('%s: says that it is loading, or failed, and loads again', async (tab, key, loading) => {
    let asked = 0;
    let fail: () => void = () => undefined;
    open(tab, {
      [key]: () => {
        asked += 1;
        const failed = { ok: false as const, error: problemFixture('unreachable', 503) };
        return asked > 1 ? failed : new Promise((resolve) => (fail = () => resolve(failed)));
      },
    });
    expect(screen.getByRole('status', { name: loading })).toBeInTheDocument();
    fail();
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('This could not be loaded');
    await userEvent.click(within(alert).getByRole('button', { name: 'Retry' }));
    expect(asked).toBe(2);
  });

  test.each([
    ['entries', 'Nothing is known yet'],
    ['gaps', 'No gaps'],
    ['conflicts', 'Nothing contradicts itself'],
  ])('%s without any: %s', async (tab, text) => {
    open(tab, {}, undefined, []);
    expect(await screen.findByText(text)).toBeVisible();
  });

  test('conflicts are shown next to each other, with links to resolve them', async () => {
    open('conflicts', {
      'GET /api/staff/knowledge-conflicts': () => ({
        ok: true,
        value: {
          conflicts: [
            {
              id: 'x',
              kind: 'value',
              about: 'from',
              sides: [
                { entryId: 'a', title: 'Breakfast', language: null, says: '07:00' },
                { entryId: 'b', title: 'Breakfast on Sundays', language: 'en', says: '08:00' },
              ],
            },
          ],
        },
      }),
    });
    const list = await screen.findByRole('list', { name: 'Conflicts' });
    expect(list).toHaveTextContent('Two entries of one key: from');
    expect(within(list).getByText('Breakfast on Sundays, en')).toBeVisible();
    expect(within(list).getByText('08:00')).toBeVisible();
  });

  test('read-only staff cannot write, import or change synonyms', async () => {
    const none = { propose: false, approve: false };
    open('entries', {}, none);
    await screen.findByRole('listitem', { name: 'Breakfast hours' });
    expect(screen.queryByRole('button', { name: 'Write an entry' })).toBeNull();
    expect(screen.queryByText(/Words that mean the same here/)).toBeNull();
  });

  test('imports are for approvers', async () => {
    open('import', {}, { propose: true, approve: false });
    expect(await screen.findByText(/managers and owners make them/)).toBeVisible();
    expect(screen.queryByRole('button', { name: /Show what would happen/ })).toBeNull();
  });
});
