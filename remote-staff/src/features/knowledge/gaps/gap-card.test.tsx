import type { Gap } from '@bellkey/shared/api';
import { shellServices, TestShell } from '@bellkey/shared/shell-testing';
import { describe, expect, jest, test } from '@jest/globals';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { WorkplaceProvider } from '../../../desk/workplace.tsx';
import { fakeApi, problemFixture } from '../../../test-support/fake-api.ts';
import { membershipFixture } from '../../../test-support/membership-fixture.ts';
import { entryFixture } from '../parts/entry-fixture.ts';
import { GapCard } from './gap-card.tsx';

const TEACH = 'POST /api/staff/knowledge-gaps/{id}/teach';
const DISMISS = 'POST /api/staff/knowledge-gaps/{id}/dismiss';

const gap: Gap = {
  id: 'g1',
  kind: 'unanswered',
  question: 'Is there a sauna?',
  examples: ['Is there a sauna?', 'do you have a sauna'],
  count: 2,
  status: 'open',
  entry: null,
  owner: null,
  firstAt: '2026-03-14T09:00:00.000Z',
  lastAt: '2026-03-15T09:00:00.000Z',
};

function show(
  given: Partial<Gap> = {},
  {
    may = { propose: true, approve: true },
    answers = {},
  }: { may?: { propose: boolean; approve: boolean }; answers?: Parameters<typeof fakeApi>[0] } = {},
) {
  const onDone = jest.fn(async (_message: string) => undefined);
  const { api, calls } = fakeApi(answers);
  render(
    <TestShell services={shellServices({ api })}>
      <WorkplaceProvider uid="u1" membership={membershipFixture()}>
        <ul>
          <GapCard
            propertyId="aurora"
            gap={{ ...gap, ...given }}
            languages={['pt', 'en']}
            may={may}
            onDone={onDone}
          />
        </ul>
      </WorkplaceProvider>
    </TestShell>,
  );
  return { onDone, asked: (key: string) => calls.filter((call) => call.key === key) };
}

const card = () => screen.findByRole('listitem', { name: 'Is there a sauna?' });
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const saved = (status: 'live' | 'draft') => ({
  [TEACH]: () => ({ ok: true as const, value: entryFixture({ title: 'Sauna', status }) }),
});

describe('a gap', () => {
  test('shows how often it was asked, in which other words, and since when', async () => {
    show();
    const shown = await card();
    expect(shown).toHaveTextContent('Not known');
    expect(shown).toHaveTextContent('asked 2 times · last Sunday 15 March');
    expect(within(within(shown).getByRole('list')).getAllByRole('listitem')).toHaveLength(1);
    expect(shown).toHaveTextContent('do you have a sauna');
  });

  test('about an entry names it and its owner', async () => {
    show({ kind: 'wrong', count: 1, entry: { id: 'e1', title: 'Spa' }, owner: { id: 'm1', name: 'Rui' } });
    const shown = await card();
    expect(shown).toHaveTextContent('Said to be wrong');
    expect(shown).toHaveTextContent('asked once · last Sunday 15 March · about Spa · owner Rui');
  });

  test('is closed by an answer in the property’s first language, once, and reports it', async () => {
    const { onDone, asked } = show({}, { answers: saved('live') });
    await press('Answer: Is there a sauna?');
    await userEvent.type(screen.getByRole('textbox', { name: 'Name' }), 'Sauna');
    await userEvent.type(screen.getByRole('textbox', { name: 'Answer' }), 'A sauna abre às 10:00.');
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Who may be told' }), 'room');
    await press('Teach it');
    expect(asked(TEACH)).toMatchObject([
      {
        input: {
          params: { id: 'g1' },
          query: { property: 'aurora' },
          body: { title: 'Sauna', text: { pt: 'A sauna abre às 10:00.' }, scope: 'room' },
        },
        idempotencyKey: expect.any(String),
      },
    ]);
    expect(onDone).toHaveBeenCalledWith('Sauna is live. The next guest who asks is told.');
  });

  test('is not closed by an empty form: name and answer are required', async () => {
    const { asked } = show();
    await press('Answer: Is there a sauna?');
    await press('Teach it');
    expect(screen.getByRole('textbox', { name: 'Name' })).toHaveAccessibleDescription(/Give it a name/);
    expect(screen.getByRole('textbox', { name: 'Answer' })).toHaveAccessibleDescription(/Write the answer/);
    expect(asked(TEACH)).toEqual([]);
  });

  test('an answer that was refused stays as typed', async () => {
    const { onDone } = show(
      { entry: { id: 'e1', title: 'Sauna' } },
      { answers: { [TEACH]: () => ({ ok: false, error: problemFixture('unreachable', 503) }) } },
    );
    await press('Answer: Is there a sauna?');
    await userEvent.type(screen.getByRole('textbox', { name: 'Answer' }), 'It opens at ten.');
    await press('Teach it');
    expect(await screen.findByRole('alert')).toHaveTextContent('That was not taken');
    expect(screen.getByRole('textbox', { name: 'Answer' })).toHaveValue('It opens at ten.');
    expect(onDone).not.toHaveBeenCalled();
  });

  test('can only be proposed, and not dismissed, by those who only propose', async () => {
    const { onDone } = show({}, { may: { propose: true, approve: false }, answers: saved('draft') });
    await card();
    expect(screen.queryByRole('button', { name: 'Not a gap' })).toBeNull();
    await press('Answer: Is there a sauna?');
    await userEvent.type(screen.getByRole('textbox', { name: 'Name' }), 'Sauna');
    await userEvent.type(screen.getByRole('textbox', { name: 'Answer' }), 'From ten.');
    await press('Propose it');
    expect(onDone).toHaveBeenCalledWith('Sauna is kept as a draft for a manager.');
  });

  test('offers no actions to those without either right', async () => {
    show({}, { may: { propose: false, approve: false } });
    expect(within(await card()).queryByRole('button')).toBeNull();
  });

  test('is dismissed by an approver', async () => {
    const { onDone, asked } = show(
      {},
      { answers: { [DISMISS]: () => ({ ok: true, value: { ...gap, status: 'dismissed' } }) } },
    );
    await press('Not a gap');
    expect(asked(DISMISS)).toMatchObject([{ input: { params: { id: 'g1' }, body: { open: false } } }]);
    expect(onDone).toHaveBeenCalledWith('Dismissed.');
  });
});
