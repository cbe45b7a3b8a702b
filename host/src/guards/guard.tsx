import type { Guard as GuardKind } from '@bellkey/shared/remote';
import { useApi, useLocation, useSession } from '@bellkey/shared/shell';
import { Notice, Skeleton, VisuallyHidden } from '@bellkey/shared/ui';
import { type ReactNode, useEffect, useLayoutEffect, useState } from 'react';
import { Navigate } from 'react-router-dom';
import * as messages from '../../messages/compiled/shell/en.ts';
import { whenIdle } from '../idle/when-idle.ts';
import { hasStoredSession } from '../session/session-hint.ts';
import * as styles from './guard.css';
import { safePath } from './safe-path.ts';

function Waiting({ slow }: { slow: boolean }) {
  return (
    <div className={styles.waiting} data-page-loading>
      {slow ? (
        <>
          {/* Restoring may take long, and this is the whole page until then. */}
          <h1>
            <VisuallyHidden>{messages.checkingYourSession}</VisuallyHidden>
          </h1>
          <Notice live="polite">{messages.sessionSlow}</Notice>
        </>
      ) : (
        <Skeleton label={messages.checkingYourSession} lines={4} />
      )}
    </div>
  );
}

interface GuardProps {
  /** The part of a sign-in page that is shown while the session is loading. */
  placeholder?: ReactNode;
  children: ReactNode;
}

/** Pages behind a sign-in: nothing of them is shown before the session is known, and nothing without one. */
function StaffOnly({ children }: GuardProps) {
  const { state, store } = useSession();
  const location = useLocation();
  useEffect(() => store.start(), [store]);
  if (state.status === 'idle' || state.status === 'loading') {
    return <Waiting slow={state.status === 'loading' && state.slow} />;
  }
  if (state.status === 'signed-out') {
    const next = encodeURIComponent(`${location.pathname}${location.search}${location.hash}`);
    return <Navigate replace to={`/staff-login?next=${next}`} />;
  }
  return children;
}

/**
 * Sign-in pages: an approved, signed-in person is led on, a pending one to the waiting page. Once shown, the page
 * stays, so that nothing typed is lost while the session changes.
 */
function SignInOnly({ placeholder, children }: GuardProps) {
  const { state, store } = useSession();
  const api = useApi();
  const location = useLocation();
  const [goTo, setGoTo] = useState<string | null>(null);
  const [known, setKnown] = useState(false);

  // Before the first paint, so that the page shows at once where no one can be signed in.
  useLayoutEffect(() => {
    if (!hasStoredSession(() => localStorage)) setKnown(true);
  }, []);
  useEffect(() => {
    if (hasStoredSession(() => localStorage)) return store.start();
    // Nothing waits for the identity client here; a sign-in loads it sooner.
    return whenIdle(() => store.start());
  }, [store]);

  const signedIn = state.status === 'signed-in';
  const signedOut = state.status === 'signed-out';
  useEffect(() => {
    if (signedOut) setKnown(true);
    if (!signedIn) return;
    let current = true;
    void api.call('GET /api/staff/me', {}).then((me) => {
      if (!current) return;
      const states = me.ok ? me.value.memberships.map((membership) => membership.state) : [];
      const next = safePath(new URLSearchParams(location.search).get('next'), '/dashboard');
      if (states.includes('approved')) setGoTo(next);
      else if (states.includes('pending') && location.pathname !== '/waiting-approval')
        setGoTo('/waiting-approval');
      else setKnown(true);
    });
    return () => {
      current = false;
    };
  }, [api, signedIn, signedOut, location.pathname, location.search]);

  if (goTo && goTo !== `${location.pathname}${location.search}`) return <Navigate replace to={goTo} />;
  if (known) return children;
  return state.status === 'loading' && state.slow ? (
    <Waiting slow />
  ) : (
    (placeholder ?? <Waiting slow={false} />)
  );
}

/** Guards a page (specification, section 4). A convenience for people: the API enforces everything. */
export function Guard({ kind, ...props }: GuardProps & { kind: GuardKind }) {
  return kind === 'staff-auth' ? <StaffOnly {...props} /> : <SignInOnly {...props} />;
}
