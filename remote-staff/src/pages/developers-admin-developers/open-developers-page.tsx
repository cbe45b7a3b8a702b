import type { StaffRole } from '@bellkey/shared/api';
import type { DeploymentStatus } from '@bellkey/shared/release';
import { shellServices, TestShell } from '@bellkey/shared/shell-testing';
import { render, screen, within } from '@testing-library/react';
import { providerFixture } from '../../features/ai-provider/provider-fixture.ts';
import { fakeApi } from '../../test-support/fake-api.ts';
import { signedInAsAna } from '../../test-support/fake-session.ts';
import { membershipFixture } from '../../test-support/membership-fixture.ts';
import { Page } from './page.tsx';

interface Asked {
  method: string;
  url: string;
}

const browserFetch = globalThis.fetch;

/** What the page requested from the host, oldest first. */
export const asked: Asked[] = [];

/** Removes the fake host. */
export function removeHost() {
  asked.length = 0;
  globalThis.fetch = browserFetch;
}

type Answer = { status?: number; body: unknown; type?: string } | 'unreachable';

/** A host with these responses, by method and path. */
export function hostAnswers(answer: (call: Asked) => Answer) {
  globalThis.fetch = (async (url: string, options: RequestInit) => {
    const call = { method: options.method ?? 'GET', url };
    asked.push(call);
    const given = answer(call);
    if (given === 'unreachable') throw new TypeError('failed to fetch');
    return {
      ok: (given.status ?? 200) < 400,
      headers: new Headers({ 'content-type': given.type ?? 'application/json' }),
      json: async () => given.body,
    };
  }) as unknown as typeof fetch;
}

export const notTheirs = {
  code: 'forbidden',
  status: 403,
  title: 'Not yours to see',
  detail: 'No role in a property is enough.',
  requestId: 'r1',
};

/** @param role at the property; null for an operator of the platform who works at none */
export function openDevelopersPage(role: StaffRole | null = 'developer') {
  const { api } = fakeApi({
    'GET /api/staff/me': () => ({
      ok: true,
      value: {
        uid: 'u1',
        email: null,
        name: null,
        memberships: role ? [membershipFixture({ role })] : [],
        ...(role ? {} : { operator: { brand: null } }),
      },
    }),
    'GET /api/staff/ai/provider': () => ({ ok: true, value: providerFixture }),
  });
  const services = shellServices({ api, session: signedInAsAna() });
  render(
    <TestShell at="/developers-admin/developers" services={services}>
      <Page />
    </TestShell>,
  );
}

export const section = async (name: string) => within(await screen.findByRole('region', { name }));
export const says = (status: DeploymentStatus) => hostAnswers(() => ({ body: status }));
