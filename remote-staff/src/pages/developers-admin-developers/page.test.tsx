import type { StaffRole } from '@bellkey/shared/api';
import type { DeploymentStatus } from '@bellkey/shared/release';
import { shellServices, TestShell } from '@bellkey/shared/shell-testing';
import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { providerFixture } from '../../features/ai-provider/provider-fixture.ts';
import { statusFixture } from '../../features/developers/status-fixture.ts';
import { tryAddress } from '../../features/developers/try-section.tsx';
import { REFRESH_MS } from '../../features/developers/use-deployments.tsx';
import { fakeApi } from '../../test-support/fake-api.ts';
import { signedInAsAna } from '../../test-support/fake-session.ts';
import { membershipFixture } from '../../test-support/membership-fixture.ts';
import { Page } from './page.tsx';

interface Asked {
  method: string;
  url: string;
}

const before = globalThis.fetch;
let asked: Asked[];
beforeEach(() => {
  localStorage.clear();
  asked = [];
});
afterEach(() => {
  globalThis.fetch = before;
  jest.restoreAllMocks();
});

type Answer = { status?: number; body: unknown; type?: string } | 'unreachable';

/** A host that answers so, by method and path. */
function hostAnswers(answer: (call: Asked) => Answer) {
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

const notTheirs = {
  code: 'forbidden',
  status: 403,
  title: 'Not yours to see',
  detail: 'No role in a property is enough.',
  requestId: 'r1',
};

/** @param role at the property; null for an operator of the platform who works at none */
function open(role: StaffRole | null = 'developer') {
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

const section = async (name: string) => within(await screen.findByRole('region', { name }));
const says = (status: DeploymentStatus) => hostAnswers(() => ({ body: status }));

describe('the developer page', () => {
  test.each(['owner', 'developer', 'agent'] as const)(
    'tells the %s of a property that deployments are not theirs to see, and asks the host once',
    async (role) => {
      hostAnswers(() => ({ status: 403, body: notTheirs }));
      const setInterval = jest.spyOn(globalThis, 'setInterval');
      const clearInterval = jest.spyOn(globalThis, 'clearInterval');
      open(role);
      const deployments = await section('Deployments');
      expect(deployments.getByText('Not yours to see')).toBeVisible();
      expect(deployments.getByText(notTheirs.detail)).toBeVisible();
      expect(screen.queryByRole('region', { name: 'Quarantine' })).toBeNull();
      expect(screen.queryByRole('button', { name: 'Retry' })).toBeNull();
      expect(screen.getByRole('link', { name: 'API documentation' })).toBeVisible();
      expect(asked).toHaveLength(1);
      const started = setInterval.mock.results.filter(
        (_, call) => setInterval.mock.calls[call]?.[1] === REFRESH_MS,
      );
      for (const { value } of started)
        expect(clearInterval).toHaveBeenCalledWith(value as ReturnType<typeof globalThis.setInterval>);
    },
  );

  test('is there for an operator who works at no property', async () => {
    says(statusFixture());
    open(null);
    expect((await section('Live now')).getByText('build-2')).toBeVisible();
    expect(screen.queryByRole('region', { name: 'Language model' })).toBeNull();
    expect(screen.getByRole('button', { name: 'Sign out' })).toBeVisible();
  });

  test('shows what is live and what stands behind it', async () => {
    says(statusFixture());
    open('owner');
    const live = await section('Live now');
    expect(live.getByRole('heading', { name: 'guest' })).toBeVisible();
    expect(live.getByText('build-2')).toBeVisible();
    expect(live.getByText('build-1')).toBeVisible();
    expect((await section('Quarantine')).getByText('No release is in quarantine.')).toBeVisible();
    expect((await section('History')).getByText('Nothing was released yet.')).toBeVisible();
    expect(
      (await section('Loading, in visitors’ browsers')).getByText(/Nothing was reported yet/),
    ).toBeVisible();
  });

  test('says what is refused, and that the last good is served', async () => {
    const problem = { about: 'registry', problem: 'The registry is not JSON', since: '2026-11-20T10:00:00Z' };
    says(statusFixture({ problems: [problem] }));
    open();
    const health = await section('Health');
    expect(health.getByText('The registry is refused')).toBeVisible();
    expect(health.getByText('The registry is not JSON')).toBeVisible();
    expect(health.getByText(/The last good one is served/)).toBeVisible();
  });

  test('says that a canary is refused, and what its visitors get', async () => {
    const problem = { about: 'guest canary', problem: 'wrong sha384', since: '2026-11-20T10:00:00Z' };
    says(statusFixture({ problems: [problem] }));
    open();
    const health = await section('Health');
    expect(health.getByText('The canary of guest is refused')).toBeVisible();
    expect(health.getByText(/Its visitors keep what they have/)).toBeVisible();
  });

  test('says that the host can’t be reached, and tries again when asked', async () => {
    let reachable = false;
    hostAnswers(() => (reachable ? { body: statusFixture() } : 'unreachable'));
    open();
    expect(await screen.findByRole('alert')).toHaveTextContent('The host can’t be reached');
    reachable = true;
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('region', { name: 'Live now' })).toBeVisible();
  });

  test.each([
    [
      'a refusal in the host’s own words',
      {
        status: 401,
        body: { code: 'unauthenticated', title: 'Sign in first', detail: 'As an operator.', requestId: 'r1' },
      },
      'Sign in first',
    ],
    [
      'an answer that is no JSON, as of a proxy',
      { body: '', type: 'text/html' },
      'The host can’t be reached',
    ],
  ])('shows %s', async (_, answer, title) => {
    hostAnswers(() => answer);
    open();
    expect(await screen.findByRole('alert')).toHaveTextContent(title);
  });

  test('says when the operator wants to be told of a failing release alone', async () => {
    const entry = {
      remote: 'guest',
      build: 'build-2',
      since: '2026-11-20T10:00:00Z',
      cause: 'browsers' as const,
      detail: '5 of 5 visitors could not be shown a page',
      served: true,
    };
    says(statusFixture({ quarantineActs: false, quarantined: [entry] }));
    open('owner');
    const quarantine = await section('Quarantine');
    expect(quarantine.getByText(/On this host a quarantine only tells: releases stay live/)).toBeVisible();
    expect(quarantine.getByText('It stays live: on this host a quarantine only tells.')).toBeVisible();
  });

  test('lifts a quarantine after a second question', async () => {
    const entry = {
      remote: 'guest',
      build: 'build-3',
      since: '2026-11-20T10:00:00Z',
      cause: 'browsers' as const,
      detail: '5 of 5 visitors could not be shown a page',
      served: false,
    };
    hostAnswers(({ method }) => ({
      body: statusFixture(method === 'POST' ? {} : { quarantined: [entry] }),
    }));
    open();
    const quarantine = await section('Quarantine');
    expect(quarantine.getByText('5 of 5 visitors could not be shown a page')).toBeVisible();
    expect(quarantine.getByText(/Nobody gets it now/)).toHaveTextContent(
      'Nobody gets it now; build-2 is live.',
    );
    await userEvent.click(quarantine.getByRole('button', { name: 'Lift the quarantine of guest build-3' }));
    await userEvent.click(quarantine.getByRole('button', { name: 'Yes, serve build-3 again' }));
    expect(await quarantine.findByText('No release is in quarantine.')).toBeVisible();
    expect(asked.filter(({ method }) => method === 'POST')).toEqual([
      { method: 'POST', url: '/shell/quarantines/guest/build-3/lift' },
    ]);
  });

  test('shows loading times by remote and step, of the hour or the day', async () => {
    says(
      statusFixture({
        timings: [
          {
            remote: 'guest',
            step: 'entry',
            hour: { count: 3, p50: 40, p95: 90 },
            day: { count: 9, p50: 50, p95: 99 },
          },
        ],
        loads: [
          {
            remote: 'guest',
            build: 'build-2',
            loads: 3,
            failures: [{ kind: 'crashed', phase: 'render', count: 1 }],
          },
        ],
      }),
    );
    open();
    const timings = await section('Loading, in visitors’ browsers');
    expect(timings.getByRole('row', { name: /guest/ })).toHaveTextContent('40 / 90 (3)');
    await userEvent.click(timings.getByRole('radio', { name: 'Last day' }));
    expect(timings.getByRole('row', { name: /guest/ })).toHaveTextContent('50 / 99 (9)');
    expect(timings.getByText('3 loads in the last hour; failed: crashed in render × 1')).toBeVisible();
  });

  test('says who changed what', async () => {
    const change = {
      at: '2026-11-20T09:00:00Z',
      who: 'ada@desk',
      action: 'canary' as const,
      remote: 'guest',
      build: 'build-3',
      from: 'build-2',
      share: 10,
      revision: 4,
    };
    says(statusFixture({ history: [change] }));
    open();
    const [item] = (await section('History')).getAllByRole('listitem');
    expect(item).toHaveTextContent('ada@desk began a canary of guest build-3 for 10 % of visitors');
    // A canary ends nothing: what is live stays so.
    expect(item).toHaveTextContent('the others keep: build-2');
  });

  test('offers every held release but the live one to try, and refuses a port that is none', async () => {
    says(statusFixture());
    open();
    const area = await section('Try a release');
    expect(area.getByRole('link', { name: /build-1/ })).toHaveAttribute(
      'href',
      '/scan-qr?remote.guest=build-1',
    );
    expect(area.queryByRole('link', { name: /build-2/ })).toBeNull();
    await userEvent.type(area.getByLabelText('Port of your dev server'), '99999');
    await userEvent.click(area.getByRole('button', { name: 'Open in a new tab' }));
    expect(area.getByRole('alert')).toHaveTextContent('A port is a number');
    expect(area.getByLabelText('Port of your dev server')).toHaveValue('99999');
  });
});

test('a remote whose pages all need a parameter is tried from the home page', () => {
  expect(tryAddress({ name: 'events', firstPath: null }, '4001')).toBe('/?remote.events=4001');
});
