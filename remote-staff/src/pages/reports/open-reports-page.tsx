import type { AssistantReport, Membership, RequestFigures, RequestReport } from '@bellkey/shared/api';
import { shellServices, TestShell } from '@bellkey/shared/shell-testing';
import { render } from '@testing-library/react';
import { fakeApi } from '../../test-support/fake-api.ts';
import { signedInAsAna } from '../../test-support/fake-session.ts';
import { membershipFixture } from '../../test-support/membership-fixture.ts';
import { Page } from './page.tsx';

const figures = (requests: number): RequestFigures => ({
  requests,
  responseSeconds: requests === 0 ? null : 200,
  acknowledged: { hit: requests, of: requests },
  done: { hit: requests, of: requests },
  kept: { hit: Math.floor(requests / 2), of: requests },
  told: { hit: 0, of: 0 },
});
export const line = (key: string, requests: number, name = key) => ({
  key,
  name,
  figures: figures(requests),
});

export const report = (requests = 8): RequestReport => ({
  period: { from: '2026-11-18', to: '2026-11-24' },
  before: { from: '2026-11-11', to: '2026-11-17' },
  of: 'property',
  total: { now: figures(requests), before: figures(4) },
  departments: [{ ...line('housekeeping', 8, 'Housekeeping'), before: null }],
  hours: [line('9', 8)],
  services: [line('towels', 8, 'Towels')],
  places: [line('p1', 8, 'Room 204')],
  days: [line('2026-11-23', 3), line('2026-11-24', 5)],
});

const assistant: AssistantReport = {
  period: report().period,
  before: report().before,
  total: {
    now: {
      answers: 50,
      alone: 40,
      handedOver: 12,
      waitSeconds: 95,
      requests: 20,
      reopened: 1,
      wrong: 2,
      unanswered: 3,
    },
    before: {
      answers: 0,
      alone: 0,
      handedOver: 0,
      waitSeconds: null,
      requests: 0,
      reopened: 0,
      wrong: 0,
      unanswered: 0,
    },
  },
  reasons: [{ reason: 'restricted:refund', count: 12 }],
  days: [],
};

/** Opens the reports of a property with eight requests; `asked` is the queries so far. */
export function openReportsPage(
  answers: Parameters<typeof fakeApi>[0] = {},
  role: Membership['role'] = 'manager',
  at = '',
) {
  const fake = fakeApi({
    'GET /api/staff/me': () => ({
      ok: true,
      value: { uid: 'u1', email: null, name: 'Ana', memberships: [membershipFixture({ role })] },
    }),
    'GET /api/staff/requests': () => ({ ok: true, value: { requests: [], cursor: '7' } }),
    'GET /api/staff/reports/requests': () => ({ ok: true, value: report() }),
    'GET /api/staff/reports/assistant': () => ({ ok: true, value: assistant }),
    'GET /api/staff/reports/weekly': () => ({ ok: true, value: { on: false, email: 'ana@aurora.example' } }),
    ...answers,
  });
  render(
    <TestShell
      at={`/dashboard/reports${at}`}
      services={shellServices({ api: fake.api, session: signedInAsAna() })}
    >
      <Page />
    </TestShell>,
  );
  return {
    calls: fake.calls,
    asked: () =>
      fake.calls
        .filter(({ key }) => /\/reports\/(requests|assistant)/.test(key))
        .map(({ input }) => (input as { query: object }).query),
  };
}
