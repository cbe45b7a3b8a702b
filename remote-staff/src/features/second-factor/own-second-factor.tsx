import type { AuthErrorCode, EnrolledApp, NewApp } from '@bellkey/shared/shell';
import { Button, Skeleton } from '@bellkey/shared/ui';
import { useCallback, useEffect, useState } from 'react';
import * as messages from '../../../messages/compiled/second-factor/en.ts';
import { AccountSection } from '../../account-section/account-section.tsx';
import { EnrolledAppRow } from './enrolled-app-row.tsx';
import { ProveIdentity } from './prove-identity.tsx';
import * as styles from './second-factor.css';
import { SecondFactorFailure } from './second-factor-failure.tsx';
import { SetUpApp } from './set-up-app.tsx';
import { useSecondFactor } from './use-second-factor.ts';

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
  const [busy, setBusy] = useState(false);
  const [said, setSaid] = useState('');

  const load = useCallback(async () => {
    setError(null);
    const listed = await withSecondFactor((secondFactor) => secondFactor.list());
    if (listed.ok) {
      setApps(listed.value);
      onList?.(listed.value);
    } else setError(listed.error);
  }, [withSecondFactor, onList]);
  useEffect(() => void load(), [load]);

  const changed = (now: readonly EnrolledApp[], words: string) => {
    setApps(now);
    setStep({ at: 'list' });
    setSaid(words);
  };
  const fulfil = async (wish: Wish) => {
    setError(null);
    setSaid('');
    setBusy(true);
    const refused =
      wish.kind === 'begin'
        ? await withSecondFactor((secondFactor) => secondFactor.begin()).then((begun) => {
            if (begun.ok) setStep({ at: 'set-up', app: begun.value });
            return begun.ok ? null : begun.error;
          })
        : await withSecondFactor((secondFactor) => secondFactor.remove(wish.id)).then((removed) => {
            if (removed.ok) {
              changed(removed.value, messages.itIsRemovedYourPassword);
              onRemove?.();
            }
            return removed.ok ? null : removed.error;
          });
    setBusy(false);
    if (refused === 'requires-recent-login') setStep({ at: 'prove', wish });
    else if (refused) {
      setStep({ at: 'list' });
      setError(refused);
    }
  };
  const toList = () => setStep({ at: 'list' });

  return (
    <AccountSection id="second-factor" title={messages.secondFactor}>
      <p className={styles.quiet}>{messages.withASecondFactorSigning}</p>
      {error === null ? null : (
        <SecondFactorFailure error={error} onRetry={apps === null ? load : undefined} />
      )}
      {step.at === 'prove' ? (
        <ProveIdentity onProved={() => void fulfil(step.wish)} onCancel={toList} />
      ) : null}
      {step.at === 'set-up' ? (
        <SetUpApp
          app={step.app}
          onDone={(now) => {
            changed(now, messages.itIsOnFromNow);
            onSetUp?.();
          }}
          onCancel={toList}
        />
      ) : null}
      {step.at !== 'list' ? null : apps === null ? (
        error === null ? (
          <Skeleton label={messages.lookingUpYourSecondFactor} lines={2} />
        ) : null
      ) : apps.length === 0 ? (
        <div className={styles.actions}>
          <Button
            look={required ? 'solid' : 'outline'}
            busy={busy}
            onClick={() => void fulfil({ kind: 'begin' })}
          >
            {messages.setUpASecondFactor}
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
          <p className={styles.quiet}>{messages.ifYouLoseThePhoneNobody}</p>
        </>
      )}
      <p role="status" className={styles.said}>
        {said}
      </p>
    </AccountSection>
  );
}
