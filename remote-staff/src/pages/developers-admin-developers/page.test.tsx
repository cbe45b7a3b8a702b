import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { statusFixture } from '../../features/developers/status-fixture.ts';
import { tryAddress } from '../../features/developers/try-section.tsx';
import { REFRESH_MS } from '../../features/developers/use-deployments.tsx';
import {
  asked,
  hostAnswers,
  notTheirs,
  openDevelopersPage,
  removeHost,
  says,
  section,
} from './open-developers-page.tsx';

beforeEach(() => localStorage.clear());
afterEach(() => {
  removeHost();
  jest.restoreAllMocks();
});

describe('the developer page', () => {
  test.each(['owner', 'developer', 'agent'] as const)(
    'tells the %s of a property that deployments are not theirs to see, and asks the host once',
    async (role) => {
      hostAnswers(() => ({ status: 403, body: notTheirs }));
      const setInterval = jest.spyOn(globalThis, 'setInterval');
      const clearInterval = jest.spyOn(globalThis, 'clearInterval');
      openDevelopersPage(role);
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
      // React may clean an effect up a moment after the screen has changed.
      await waitFor(() => {
        for (const { value } of started)
          expect(clearInterval).toHaveBeenCalledWith(value as ReturnType<typeof globalThis.setInterval>);
      });
    },
  );

  test('begins with what its person may use: what is not theirs comes last', async () => {
    hostAnswers(() => ({ status: 403, body: notTheirs }));
    openDevelopersPage('developer');
    await section('Deployments');
    const headings = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
    expect(headings).toEqual(['Language model', 'References', 'Deployments']);
  });

  test('is open to an operator who works at no property', async () => {
    says(statusFixture());
    openDevelopersPage(null);
    expect((await section('Live now')).getByText('build-2')).toBeVisible();
    expect(screen.queryByRole('region', { name: 'Language model' })).toBeNull();
    expect(screen.getByRole('button', { name: 'Sign out' })).toBeVisible();
  });

  test('shows what is live and the fallbacks', async () => {
    says(statusFixture());
    openDevelopersPage('owner');
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

  test('shows what is refused, and that the last good one is served', async () => {
    const problem = { about: 'registry', problem: 'The registry is not JSON', since: '2026-11-20T10:00:00Z' };
    says(statusFixture({ problems: [problem] }));
    openDevelopersPage();
    const health = await section('Health');
    expect(health.getByText('The registry is refused')).toBeVisible();
    expect(health.getByText('The registry is not JSON')).toBeVisible();
    expect(health.getByText(/The last good one is served/)).toBeVisible();
  });

  test('shows a refused canary, and what its visitors get', async () => {
    const problem = { about: 'guest canary', problem: 'wrong sha384', since: '2026-11-20T10:00:00Z' };
    says(statusFixture({ problems: [problem] }));
    openDevelopersPage();
    const health = await section('Health');
    expect(health.getByText('The canary of guest is refused')).toBeVisible();
    expect(health.getByText(/Its visitors keep what they have/)).toBeVisible();
  });

  test('reports an unreachable host, and retries on request', async () => {
    let reachable = false;
    hostAnswers(() => (reachable ? { body: statusFixture() } : 'unreachable'));
    openDevelopersPage();
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
    openDevelopersPage();
    expect(await screen.findByRole('alert')).toHaveTextContent(title);
  });
});

test('a remote whose pages all need a parameter is tried from the home page', () => {
  expect(tryAddress({ name: 'events', firstPath: null }, '4001')).toBe('/?remote.events=4001');
});
