import { useAction } from '@bellkey/shared/action';
import type { AuthErrorCode, EnrolledApp, NewApp } from '@bellkey/shared/shell';
import { Button, Skeleton } from '@bellkey/shared/ui';
import { lazy, Suspense, useCallback, useEffect, useState } from 'react';
import * as messages from '../../../messages/compiled/second-factor/en.ts';
import { AccountSection } from '../../account-section/account-section.tsx';
import { EnrolledAppRow } from './enrolled-app-row.tsx';
import { ProveIdentity } from './prove-identity.tsx';
import * as styles from './second-factor.css';
import { SecondFactorFailure } from './second-factor-failure.tsx';
import { useSecondFactor } from './use-second-factor.ts';

// It draws a QR code, and the profile page has its budget (e2e/tests/sizes.spec.ts).
const SetUpApp = lazy(() => import('./set-up-app.tsx').then((module) => ({ default: module.SetUpApp })));

/** What waits until the person has confirmed their identity. */
type Wish = { kind: 'begin' } | { kind: 'remove'; id: string };
type Step = { at: 'list' } | { at: 'prove'; wish: Wish } | { at: 'set-up'; app: NewApp };

/** The authenticator app of the signed-in person: set it up, see since when, remove it. */
export function OwnSecondFactor({
  required = false,
  onList,
  onSetUp,
  onRemove,
}: {
  /** Whether the page is for setting it up. */
  required?: boolean;
  onList?(apps: readonly EnrolledApp[]): void;
  onSetUp?(): void;
  onRemove?(): void;
}) {
  const withSecondFactor = useSecondFactor();
  const [apps, setApps] = useState<readonly EnrolledApp[] | null>(null);
  const [step, setStep] = useState<Step>({ at: 'list' });
  const [error, setError] = useState<AuthErrorCode | null>(null);
  const { run, busy } = useAction();
  const [said, setSaid] = useState('');

  // Not `useLoad`: the identity provider answers, with errors of its own.
  const load = useCallback(async () => {
    setError(null);
    const listed = await withSecondFactor((secondFactor) => secondFactor.list());
    if (listed.ok) {
      setApps(listed.value);
      onList?.(listed.value);
    } else setError(listed.error);
  }, [withSecondFactor, onList]);
  useEffect(() => void load(), [load]);

  const changed = (now: readonly EnrolledApp[], message: string) => {
    setApps(now);
    setStep({ at: 'list' });
    setSaid(message);
  };
  const begin = async (): Promise<AuthErrorCode | null> => {
    const begun = await withSecondFactor((secondFactor) => secondFactor.begin());
    if (!begun.ok) return begun.error;
    setStep({ at: 'set-up', app: begun.value });
    return null;
  };
  const remove = async (id: string): Promise<AuthErrorCode | null> => {
    const removed = await withSecondFactor((secondFactor) => secondFactor.remove(id));
    if (!removed.ok) return removed.error;
    changed(removed.value, messages.removedNote);
    onRemove?.();
    return null;
  };
  const fulfil = (wish: Wish) =>
    run(async (): Promise<null> => {
      setError(null);
      setSaid('');
      const refused = wish.kind === 'begin' ? await begin() : await remove(wish.id);
      if (refused === 'requires-recent-login') setStep({ at: 'prove', wish });
      else if (refused) {
        setStep({ at: 'list' });
        setError(refused);
      }
      return null;
    });
  const toList = () => setStep({ at: 'list' });

  return (
    <AccountSection id="second-factor" title={messages.secondFactor}>
      <p className={styles.quiet}>{messages.intro}</p>
      {error === null ? null : (
        <SecondFactorFailure error={error} onRetry={apps === null ? load : undefined} />
      )}
      {step.at === 'prove' ? (
        <ProveIdentity onProved={() => void fulfil(step.wish)} onCancel={toList} />
      ) : null}
      {step.at === 'set-up' ? (
        <Suspense fallback={<Skeleton label={messages.ownLoadingLabel} lines={6} />}>
          <SetUpApp
            app={step.app}
            onDone={(now) => {
              changed(now, messages.turnedOnNote);
              onSetUp?.();
            }}
            onCancel={toList}
          />
        </Suspense>
      ) : null}
      {step.at !== 'list' ? null : apps === null ? (
        error === null ? (
          <Skeleton label={messages.ownLoadingLabel} lines={2} />
        ) : null
      ) : apps.length === 0 ? (
        <div className={styles.actions}>
          <Button
            look={required ? 'solid' : 'outline'}
            busy={busy}
            onClick={() => void fulfil({ kind: 'begin' })}
          >
            {messages.setUpButton}
          </Button>
        </div>
      ) : (
        <>
          <ul className={styles.list} aria-label={messages.yourAuthenticatorApps}>
            {apps.map((app) => (
              <EnrolledAppRow
                key={app.id}
                app={app}
                busy={busy}
                onRemove={() => void fulfil({ kind: 'remove', id: app.id })}
              />
            ))}
          </ul>
          <p className={styles.quiet}>{messages.lostPhoneHint}</p>
        </>
      )}
      <p role="status" className={styles.said}>
        {said}
      </p>
    </AccountSection>
  );
}
