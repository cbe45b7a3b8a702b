import { type SessionUser, useLocation, useSession } from '@bellkey/shared/shell';
import { ButtonLink, Notice, Skeleton } from '@bellkey/shared/ui';
import { type ReactNode, useEffect } from 'react';
import * as messages from '../../../messages/compiled/sign-in/en.ts';
import { usePlatformBar } from '../../platform-bar/use-platform-bar.ts';
import * as styles from './sign-in.css';

/**
 * Shows its children to a signed-in person, and a sign-in card to everyone else. For pages without a guard in the route
 * table: their shell is public, and nothing is loaded without a session.
 */
export function SignedInOnly({ children }: { children: (user: SessionUser) => ReactNode }) {
  const { state, store } = useSession();
  const { pathname, search } = useLocation();
  useEffect(() => store.start(), [store]);
  usePlatformBar(state.status === 'signed-out');
  if (state.status === 'signed-in') return children(state.user);
  return (
    <section className={styles.page}>
      {state.status === 'signed-out' ? (
        <>
          <header>
            <h1 className={styles.title}>{messages.staffOnlyTitle}</h1>
            <p className={styles.intro}>{messages.staffOnlyText}</p>
          </header>
          <div>
            <ButtonLink to={`/staff-login?next=${encodeURIComponent(pathname + search)}`}>
              {messages.signIn}
            </ButtonLink>
          </div>
        </>
      ) : state.status === 'loading' && state.slow ? (
        <Notice live="polite">{messages.sessionSlow}</Notice>
      ) : (
        <Skeleton label={messages.checkingYourSession} lines={4} />
      )}
    </section>
  );
}
