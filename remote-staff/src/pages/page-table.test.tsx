import { existsSync } from 'node:fs';
import path from 'node:path';
import { shellServices, TestShell } from '@bellkey/shared/shell-testing';
import { beforeEach, describe, expect, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentType } from 'react';
import pages from '../pages.ts';
import { fakeApi } from '../test-support/fake-api.ts';
import { signedInAsAna } from '../test-support/fake-session.ts';
import { membershipFixture } from '../test-support/membership-fixture.ts';
import { Page as Developers } from './developers-admin-developers/page.tsx';
import { Page as Indexing } from './developers-admin-indexing/page.tsx';
import { Page as OauthCallback } from './oauth-callback/page.tsx';
import { Page as Profile } from './profile/page.tsx';
import { Page as Staff } from './staff/page.tsx';
import { Page as StaffAiChat } from './staff-ai-chat/page.tsx';
import { Page as StaffRegister } from './staff-register/page.tsx';
import { Page as WaitingApproval } from './waiting-approval/page.tsx';

beforeEach(() => localStorage.clear());

test('every page of the table has its module', () => {
  for (const name of Object.keys(pages.pages)) {
    expect([name, existsSync(path.join(__dirname, name, 'page.tsx'))]).toEqual([name, true]);
  }
});

test('the guards are the specification’s', () => {
  const guarded = Object.values(pages.pages).filter(({ guard }) => guard);
  expect(Object.fromEntries(guarded.map(({ path: at, guard }) => [at, guard]))).toEqual({
    '/staff-login': 'auth',
    '/staff-register': 'auth',
    '/waiting-approval': 'auth',
    '/profile': 'staff-auth',
    '/dashboard': 'staff-auth',
    '/dashboard/staff-chat': 'staff-auth',
    // Our own, in addition to the specification's.
    '/dashboard/team-chat': 'staff-auth',
    '/dashboard/shift': 'staff-auth',
    '/dashboard/due': 'staff-auth',
    '/dashboard/registrations': 'staff-auth',
    '/dashboard/kitchen': 'staff-auth',
    '/dashboard/reports': 'staff-auth',
    '/dashboard/team': 'staff-auth',
    '/dashboard/leads': 'staff-auth',
    '/dashboard/codes': 'staff-auth',
    '/dashboard/settings': 'staff-auth',
    '/dashboard/settings/brand': 'staff-auth',
    '/dashboard/assistant': 'staff-auth',
  });
});

test('the page for staff says where access is revoked', () => {
  render(
    <TestShell>
      <Staff />
    </TestShell>,
  );
  expect(screen.getByText(/A manager takes access back on the team page/)).toBeVisible();
});

describe('public pages', () => {
  test.each([
    ['For people who work here', Staff],
    ['Register as staff', StaffRegister],
    ['Nobody was signed in', OauthCallback],
  ] as Array<[string, ComponentType]>)('%s', async (title, Page) => {
    render(
      <TestShell>
        <Page />
      </TestShell>,
    );
    expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible();
    expect(screen.getByRole('link', { name: /log ?in/i })).toHaveAttribute('href', '/staff-login');
  });
});

describe('pages behind a sign-in', () => {
  const titles: Array<[string, string, ComponentType]> = [
    ['/staff-ai-chat', 'Staff assistant', StaffAiChat],
    ['/developers-admin/indexing', 'Knowledge', Indexing],
    ['/developers-admin/developers', 'Developers', Developers],
    ['/profile', 'Ana', Profile],
  ];

  test.each(titles)('%s asks a visitor to sign in and loads nothing', (at, _, Page) => {
    const { api, calls } = fakeApi({});
    render(
      <TestShell at={at} services={shellServices({ api })}>
        <Page />
      </TestShell>,
    );
    expect(screen.getByRole('link', { name: 'Sign in' })).toHaveAttribute(
      'href',
      `/staff-login?next=${encodeURIComponent(at)}`,
    );
    expect(calls).toEqual([]);
  });

  test.each(titles)('%s is shown to approved staff', async (at, title, Page) => {
    const { api } = fakeApi({
      'GET /api/staff/me': () => ({
        ok: true,
        value: { uid: 'u1', email: null, name: null, memberships: [membershipFixture()] },
      }),
    });
    render(
      <TestShell at={at} services={shellServices({ api, session: signedInAsAna() })}>
        <Page />
      </TestShell>,
    );
    expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible();
  });
});

test('someone who joined by an invitation reads that only their e-mail is left, and nothing of a manager', async () => {
  const { api } = fakeApi({
    'GET /api/staff/me': () => ({
      ok: true,
      value: {
        uid: 'u1',
        email: null,
        name: null,
        memberships: [membershipFixture({ state: 'pending', awaitsEmail: true })],
      },
    }),
  });
  render(
    <TestShell at="/waiting-approval" services={shellServices({ api, session: signedInAsAna() })}>
      <WaitingApproval />
    </TestShell>,
  );
  expect(await screen.findByText('One thing is left: your e-mail')).toBeVisible();
  expect(screen.getByText(/and you are on the team of Hotel Aurora/)).toBeVisible();
  expect(screen.getByText('Waiting for you to open the link')).toBeVisible();
  expect(screen.queryByText(/manager/)).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Check now' }));
  expect(await screen.findByText('Checked just now: the link has not been opened yet.')).toBeVisible();
});

test('someone who waits for approval continues once it is given', async () => {
  let state: 'pending' | 'approved' = 'pending';
  const { api } = fakeApi({
    'GET /api/staff/me': () => ({
      ok: true,
      value: {
        uid: 'u1',
        email: null,
        name: null,
        memberships: [
          membershipFixture({ state, departments: ['housekeeping'], departmentNames: ['Cleaning'] }),
        ],
      },
    }),
  });
  render(
    <TestShell at="/waiting-approval" services={shellServices({ api, session: signedInAsAna() })}>
      <WaitingApproval />
    </TestShell>,
  );
  expect(await screen.findByText('Hotel Aurora has your request')).toBeVisible();
  expect(screen.getByText(/A manager of Hotel Aurora \(\+351 210 000 000\) decides/)).toBeVisible();
  expect(screen.getAllByText('Waiting for approval')).toHaveLength(1);
  expect(screen.getByText('Departments').nextElementSibling).toHaveTextContent('Cleaning');
  state = 'approved';
  await userEvent.click(screen.getByRole('button', { name: 'Check now' }));
  expect(await screen.findByText('elsewhere')).toBeVisible();
});
