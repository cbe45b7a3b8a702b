import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import userEvent from '@testing-library/user-event';
import { statusFixture } from '../../features/developers/status-fixture.ts';
import {
  asked,
  hostAnswers,
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

describe('the releases on the developer page', () => {
  test('says when a quarantine only warns the operator', async () => {
    const entry = {
      remote: 'guest',
      build: 'build-2',
      since: '2026-11-20T10:00:00Z',
      cause: 'browsers' as const,
      detail: '5 of 5 visitors could not be shown a page',
      served: true,
    };
    says(statusFixture({ quarantineActs: false, quarantined: [entry] }));
    openDevelopersPage('owner');
    const quarantine = await section('Quarantine');
    expect(quarantine.getByText(/On this host a quarantine only tells: releases stay live/)).toBeVisible();
    expect(quarantine.getByText('It stays live: on this host a quarantine only tells.')).toBeVisible();
  });

  test('lifts a quarantine after a confirmation', async () => {
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
    openDevelopersPage();
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
    openDevelopersPage();
    const timings = await section('Loading, in visitors’ browsers');
    expect(timings.getByRole('row', { name: /guest/ })).toHaveTextContent('40 / 90 (3)');
    await userEvent.click(timings.getByRole('radio', { name: 'Last day' }));
    expect(timings.getByRole('row', { name: /guest/ })).toHaveTextContent('50 / 99 (9)');
    expect(timings.getByText('3 loads in the last hour; failed: crashed in render × 1')).toBeVisible();
  });

  test('shows who changed what', async () => {
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
    openDevelopersPage();
    const [item] = (await section('History')).getAllByRole('listitem');
    expect(item).toHaveTextContent('ada@desk began a canary of guest build-3 for 10 % of visitors');
    // A canary replaces nothing: the live release stays.
    expect(item).toHaveTextContent('the others keep: build-2');
  });

  test('offers every held release but the live one to try, and refuses an invalid port', async () => {
    says(statusFixture());
    openDevelopersPage();
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
