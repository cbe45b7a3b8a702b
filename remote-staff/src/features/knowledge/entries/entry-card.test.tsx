import type { KnowledgeEntry } from '@bellkey/shared/api';
import { shellServices, TestShell } from '@bellkey/shared/shell-testing';
import { describe, expect, jest, test } from '@jest/globals';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { WorkplaceProvider } from '../../../desk/workplace.tsx';
import { fakeApi, problemFixture } from '../../../test-support/fake-api.ts';
import { membershipFixture } from '../../../test-support/membership-fixture.ts';
import { entryFixture } from '../parts/entry-fixture.ts';
import { EntryCard } from './entry-card.tsx';

const STATUS = 'POST /api/staff/knowledge/{id}/status';
const VERSIONS = 'GET /api/staff/knowledge/{id}/versions';

function show(
  given: Partial<KnowledgeEntry> = {},
  {
    may = { propose: true, approve: true },
    answers = {},
  }: { may?: { propose: boolean; approve: boolean }; answers?: Parameters<typeof fakeApi>[0] } = {},
) {
  const onEdit = jest.fn();
  const onChanged = jest.fn(async (_message: string) => undefined);
  const { api, calls } = fakeApi({
    [STATUS]: ({ body }) => ({ ok: true, value: entryFixture({ ...given, status: body.status }) }),
    ...answers,
  });
  render(
    <TestShell services={shellServices({ api })}>
      <WorkplaceProvider uid="u1" membership={membershipFixture()}>
        <ul>
          <EntryCard
            propertyId="aurora"
            entry={entryFixture(given)}
            may={may}
            onEdit={onEdit}
            onChanged={onChanged}
          />
        </ul>
      </WorkplaceProvider>
    </TestShell>,
  );
  const asked = (key: string) => calls.filter((call) => call.key === key).map(({ input }) => input);
  return { onEdit, onChanged, asked };
}

const card = () => screen.findByRole('listitem', { name: 'Breakfast hours' });
const buttons = async () =>
  within(await card())
    .getAllByRole('button')
    .map((button) => button.textContent);
const press = async (name: string) => userEvent.click(within(await card()).getByRole('button', { name }));

describe('a knowledge entry', () => {
  test('shows what it is, who may read it, who owns it and until when it is valid', async () => {
    show({ validUntil: '2026-12-01T00:00:00.000Z' });
    const shown = await card();
    expect(within(shown).getByRole('heading', { level: 2, name: 'Breakfast hours' })).toBeVisible();
    expect(shown).toHaveTextContent('Breakfast is served from 07:00.');
    expect(shown).toHaveTextContent('Live');
    expect(shown).toHaveTextContent(
      'Fact · Any guest · en · owner Rui · until Tuesday 1 December · confirmed Sunday 15 March',
    );
  });

  test('in another language only is shown in that', async () => {
    show({ text: { pt: 'O pequeno-almoço é servido a partir das 07:00.' } });
    expect(await card()).toHaveTextContent('O pequeno-almoço é servido');
  });

  test.each([
    ['live', ['Edit', 'Retire', 'Versions']],
    ['draft', ['Edit', 'Make live', 'Versions']],
    ['stale', ['Edit', 'Still true, without an end', 'Retire', 'Versions']],
    ['upcoming', ['Edit', 'Versions']],
    ['retired', ['Edit', 'Make live', 'Versions']],
  ] as const)('that is %s offers its approver the possible actions', async (status, offered) => {
    show({ status });
    await card();
    expect(await buttons()).toEqual(offered);
  });

  test('someone who proposes only edits drafts, and approves nothing', async () => {
    show({ status: 'draft' }, { may: { propose: true, approve: false } });
    expect(await buttons()).toEqual(['Edit', 'Versions']);
  });

  test('a live one is read-only for those who propose', async () => {
    show({}, { may: { propose: true, approve: false } });
    expect(await buttons()).toEqual(['Versions']);
  });

  test('is retired in the version that was seen, with a message', async () => {
    const { onChanged, asked } = show();
    await press('Retire');
    expect(asked(STATUS)).toEqual([
      {
        params: { id: 'breakfast' },
        query: { property: 'aurora' },
        body: { status: 'retired', version: 3 },
      },
    ]);
    expect(onChanged).toHaveBeenCalledWith('Breakfast hours is not told any more.');
  });

  test('that someone else has changed stays, and the card says why', async () => {
    const { onChanged } = show(
      {},
      {
        answers: {
          [STATUS]: () => ({
            ok: false,
            error: problemFixture('version-conflict', 409, 'Rui changed it meanwhile.'),
          }),
        },
      },
    );
    await press('Retire');
    expect(await screen.findByRole('alert')).toHaveTextContent('Rui changed it meanwhile.');
    expect(onChanged).not.toHaveBeenCalled();
  });

  test('is edited by its own button', async () => {
    const { onEdit } = show();
    await press('Edit Breakfast hours');
    expect(onEdit).toHaveBeenCalledTimes(1);
  });

  test('shows its earlier versions, and hides them again', async () => {
    show(
      {},
      {
        answers: {
          [VERSIONS]: () => ({
            ok: true,
            value: {
              versions: [
                {
                  version: 2,
                  at: '2026-03-01T09:00:00.000Z',
                  by: 'Rui',
                  title: 'Breakfast hours',
                  text: { en: 'Breakfast is served from 08:00.' },
                  values: {},
                  status: 'live',
                },
              ],
            },
          }),
        },
      },
    );
    await press('Versions');
    const versions = await screen.findByRole('list', { name: 'Versions of Breakfast hours' });
    expect(versions).toHaveTextContent('2, Rui, Sunday 1 March, live');
    expect(versions).toHaveTextContent('from 08:00');
    const toggle = screen.getByRole('button', { name: 'Versions' });
    expect(toggle).toHaveAttribute('aria-expanded', 'true');
    await userEvent.click(toggle);
    expect(screen.queryByRole('list', { name: /Versions of/ })).toBeNull();
  });

  test('that was never changed says so', async () => {
    show({}, { answers: { [VERSIONS]: () => ({ ok: true, value: { versions: [] } }) } });
    await press('Versions');
    expect(await screen.findByText('It has not been changed since it was made.')).toBeVisible();
  });

  test('whose versions fail to load says so', async () => {
    show({}, { answers: { [VERSIONS]: () => ({ ok: false, error: problemFixture('unreachable', 503) }) } });
    await press('Versions');
    expect(await screen.findByRole('alert')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Versions' })).toHaveAttribute('aria-expanded', 'false');
  });
});
