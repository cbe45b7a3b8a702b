import { type SessionState, useBrand, useLocation } from '@bellkey/shared/shell';
import { sessionUser } from '@bellkey/shared/shell-testing';
import { Button } from '@bellkey/shared/ui';
import { useState } from 'react';
import { Guard } from '../../src/guards/guard.tsx';
import type { Sample } from '../stage/sample.ts';
import { WithSession } from '../stage/stage.tsx';
import { PageBehind } from './page-behind.tsx';

const signedIn: SessionState = {
  status: 'signed-in',
  user: sessionUser({ uid: 'rita', email: 'rita@aurora.example', displayName: 'Rita' }),
};

/** A guarded page whose person signs out elsewhere. */
function SignedOutElsewhere() {
  const brand = useBrand();
  const { pathname, search } = useLocation();
  const [state, setState] = useState(signedIn);
  if (pathname === '/staff-login') {
    return (
      <p>
        Now at <code>{`${pathname}${search}`}</code>
      </p>
    );
  }
  return (
    <WithSession key={state.status} brand={brand} state={state}>
      <Guard kind="staff-auth">
        <p>A guarded page, for people who are signed in.</p>
        <Button look="outline" onClick={() => setState({ status: 'signed-out', reason: null })}>
          Sign out, as another tab would
        </Button>
      </Guard>
    </WithSession>
  );
}

interface PageLink {
  to: string;
  what: string;
}

/** Pages of remotes are not part of this build, nor framed: their links open them. */
function PageLinks({ links }: { links: readonly PageLink[] }) {
  return (
    <ul>
      {links.map(({ to, what }) => (
        <li key={to}>
          <a href={to} target="_blank" rel="noopener">
            {to}
          </a>{' '}
          {what}
        </li>
      ))}
    </ul>
  );
}

const pages = (id: string, title: string, links: readonly PageLink[]): Sample => ({
  id,
  component: 'Page',
  title,
  show: () => <PageLinks links={links} />,
});

/** Samples that depend on a session, and links to the states of remotes’ pages. */
export const remoteSamples: readonly Sample[] = [
  {
    id: 'guard-signed-out-elsewhere',
    component: 'Guard',
    title: 'the user signs out in another tab',
    whole: true,
    height: 300,
    at: '/dashboard?department=housekeeping',
    show: () => (
      <PageBehind>
        <SignedOutElsewhere />
      </PageBehind>
    ),
  },
  pages('oauth-callback', 'what a sign-in provider’s answer comes to', [
    { to: '/oauth/callback', what: 'nothing came with it' },
    { to: '/oauth/callback?error=access_denied', what: 'the person turned back at the provider' },
    { to: '/oauth/callback?code=1&state=2', what: 'an answer to no request of this browser' },
  ]),
  pages('waiting-approval', 'waiting for approval', [
    { to: '/dashboard/team', what: 'has the join code, for a manager' },
    { to: '/staff-register', what: 'takes it; then /waiting-approval is where one is' },
  ]),
];
