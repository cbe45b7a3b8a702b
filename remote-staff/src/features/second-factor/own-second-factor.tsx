import { type AuthErrorCode, type EnrolledApp, type NewApp, useSession } from '@bellkey/shared/shell';
import { Button, Notice, Skeleton } from '@bellkey/shared/ui';
import { authWording } from '@bellkey/shared/wording';
import { useCallback, useEffect, useState } from 'react';
import { dayOf } from '../../clock/clock-messages.ts';
import { ProveIdentity } from './prove-identity.tsx';
import * as styles from './second-factor.css';
import { SetUpApp } from './set-up-app.tsx';
import { useSecondFactor } from './use-second-factor.ts';

/** What waits until the person has proved who they are. */
type Wish = { kind: 'begin' } | { kind: 'remove'; id: string };
type Step = { at: 'list' } | { at: 'prove'; wish: Wish } | { at: 'set-up'; app: NewApp };

const SWITCHED_OFF =
  'Second factors are switched off at the identity provider of this installation. Ask whoever runs it.';

/** The authenticator app of whoever is signed in: set it up, see since when, remove it. */
export function OwnSecondFactor({
  required = false,
  onList,
  onSetUp,
  onRemove,
}: {
  /** Whether setting it up is what the page is for. */
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
              changed(removed.value, 'It is removed. Your password is enough to sign in.');
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
    <section aria-labelledby="second-factor" className={styles.section}>
      <h2 id="second-factor" className={styles.heading}>
        Second factor
      </h2>
      <p className={styles.quiet}>
        With a second factor, signing in takes your password and a code from an authenticator app on your
        phone.
      </p>
      {error === null ? null : <Failure error={error} onRetry={apps === null ? load : undefined} />}
      {step.at === 'prove' ? (
        <ProveIdentity onProved={() => void fulfil(step.wish)} onCancel={toList} />
      ) : null}
      {step.at === 'set-up' ? (
        <SetUpApp
          app={step.app}
          onDone={(now) => {
            changed(now, 'It is on. From now on you sign in with a code as well.');
            onSetUp?.();
          }}
          onCancel={toList}
        />
      ) : null}
      {step.at !== 'list' ? null : apps === null ? (
        error === null ? (
          <Skeleton label="Looking up your second factor" lines={2} />
        ) : null
      ) : apps.length === 0 ? (
        <div className={styles.actions}>
          <Button
            look={required ? 'solid' : 'outline'}
            busy={busy}
            onClick={() => void fulfil({ kind: 'begin' })}
          >
            Set up a second factor
          </Button>
        </div>
      ) : (
        <>
          <ul className={styles.list} aria-label="Your authenticator apps">
            {apps.map((app) => (
              <App
                key={app.id}
                app={app}
                busy={busy}
                onRemove={() => void fulfil({ kind: 'remove', id: app.id })}
              />
            ))}
          </ul>
          <p className={styles.quiet}>
            If you lose the phone, nobody at your property can let you in, and neither can this page. Whoever
            runs this installation of Bellkey removes the second factor at the identity provider; then you
            sign in with your password and set it up again.
          </p>
        </>
      )}
      <p role="status" className={styles.said}>
        {said}
      </p>
    </section>
  );
}

function App({ app, busy, onRemove }: { app: EnrolledApp; busy: boolean; onRemove(): void }) {
  const [asking, setAsking] = useState(false);
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  const year = new Date(app.since).getFullYear();
  return (
    <li className={styles.app}>
      <span>
        {app.name ?? 'Authenticator app'}
        <span className={styles.quiet}>
          , since {dayOf(app.since, timeZone)} {year}
        </span>
      </span>
      <span className={styles.actions}>
        {asking ? (
          <>
            <Button look="danger" size="small" busy={busy} onClick={onRemove}>
              Yes, remove it
            </Button>
            <Button look="outline" size="small" onClick={() => setAsking(false)}>
              Keep it
            </Button>
          </>
        ) : (
          <Button look="outline" size="small" onClick={() => setAsking(true)}>
            Remove
          </Button>
        )}
      </span>
    </li>
  );
}

function Failure({ error, onRetry }: { error: AuthErrorCode; onRetry: (() => Promise<void>) | undefined }) {
  const { store } = useSession();
  const [sent, setSent] = useState<AuthErrorCode | 'sent' | null>(null);
  if (error === 'email-not-verified') {
    const send = async () => {
      const result = await store.sendVerification();
      setSent(result.ok ? 'sent' : result.error);
    };
    return (
      <Notice
        tone="warn"
        live="assertive"
        action={
          <Button look="outline" size="small" onClick={() => void send()}>
            Send me a link
          </Button>
        }
      >
        {sent === 'sent'
          ? 'We sent you a link. Open it, then set up the second factor.'
          : sent === null
            ? 'A second factor needs a verified e-mail address, and yours is not verified yet.'
            : authWording(sent).text}
      </Notice>
    );
  }
  return (
    <Notice
      tone="warn"
      live="assertive"
      action={
        onRetry ? (
          <Button look="outline" size="small" onClick={() => void onRetry()}>
            Retry
          </Button>
        ) : undefined
      }
    >
      {error === 'operation-not-allowed' ? SWITCHED_OFF : authWording(error).text}
    </Notice>
  );
}
