import type { Membership } from '@bellkey/shared/api';
import { shellServices, TestShell } from '@bellkey/shared/shell-testing';
import { render, screen } from '@testing-library/react';
import { fakeApi } from '../../test-support/fake-api.ts';
import { signedInAsAna } from '../../test-support/fake-session.ts';
import { kitchenFixture } from '../../test-support/kitchen-fixture.ts';
import { membershipFixture } from '../../test-support/membership-fixture.ts';
import { Page } from './page.tsx';

/** Opens the kitchen's page with one new order for Table 4, or with these answers. */
export function openKitchen(
  answers: Parameters<typeof fakeApi>[0] = {},
  { role = 'manager' }: { role?: Membership['role'] } = {},
) {
  const fake = fakeApi({
    'GET /api/staff/me': () => ({
      ok: true,
      value: { uid: 'u1', email: null, name: 'Ana', memberships: [membershipFixture({ role })] },
    }),
    'GET /api/staff/requests': () => ({ ok: true, value: { requests: [], cursor: '7' } }),
    'GET /api/staff/conversations': () => ({ ok: true, value: { conversations: [], cursor: '9' } }),
    'GET /api/staff/kitchen': () => ({ ok: true, value: kitchenFixture() }),
    ...answers,
  });
  render(
    <TestShell at="/dashboard/kitchen" services={shellServices({ api: fake.api, session: signedInAsAna() })}>
      <Page />
    </TestShell>,
  );
  return {
    ...fake,
    /** The bodies that an operation was called with. */
    bodies: (key: string) =>
      fake.calls.filter((call) => call.key === key).map(({ input }) => (input as { body?: unknown }).body),
    ticket: () => screen.findByRole('listitem', { name: /^Table 4, order 41/ }),
  };
}
