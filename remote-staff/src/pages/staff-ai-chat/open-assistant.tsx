import type { Membership, StaffAnswer, StaffQuestion } from '@bellkey/shared/api';
import { shellServices, TestShell } from '@bellkey/shared/shell-testing';
import { screen } from '@testing-library/dom';
import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeApi } from '../../test-support/fake-api.ts';
import { signedInAsAna } from '../../test-support/fake-session.ts';
import { membershipFixture } from '../../test-support/membership-fixture.ts';
import { requestFixture } from '../../test-support/request-fixture.ts';
import { Page } from './page.tsx';

/** An answer of the assistant in tests. */
export const answer = (overrides: Partial<StaffAnswer> = {}): StaffAnswer => ({
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

/** An earlier question. */
export const kept: StaffQuestion = {
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

/** Opens the page; `answers` count the calls of an operation. */
export function open(answers: Parameters<typeof fakeApi>[0] = {}, role: Membership['role'] = 'agent') {
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

/** The field for a question. */
export const field = () => screen.findByRole('textbox', { name: 'Your question' });
/** Types a question and sends it. */
export async function ask(question: string) {
  await userEvent.type(await field(), `${question}{Enter}`);
}
