import { useAction } from '@bellkey/shared/action';
import { type AuthErrorCode, type SessionUser, useConfig, useSession } from '@bellkey/shared/shell';
import { Button, Notice } from '@bellkey/shared/ui';
import { authWording } from '@bellkey/shared/wording';
import { useCallback, useEffect, useState } from 'react';
import type { SignUp } from '../answers/use-sign-up.ts';
import * as styles from '../style/sign-up.css';
import { StepFrame } from './step-frame.tsx';

/** How often the page checks whether the link was opened, in milliseconds. */
const LOOK_EVERY_MS = 5_000;

/** The e-mail has to be verified before there is a property. The page continues by itself once it is. */
export function VerifyStep({ problems, go, user }: SignUp & { user: SessionUser }) {
  const { store } = useSession();
  const { environment } = useConfig();
  const [said, setSaid] = useState('');
  const [error, setError] = useState<AuthErrorCode | null>(null);
  const { run, busy } = useAction();
  const { emailVerified } = user;

  useEffect(() => {
    if (emailVerified) go('address');
  }, [emailVerified, go]);

  const look = useCallback(async () => {
    const known = await store.refresh();
    if (known.ok && known.user.emailVerified) go('address');
    return known;
  }, [store, go]);

  useEffect(() => {
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') void look();
    }, LOOK_EVERY_MS);
    return () => clearInterval(timer);
  }, [look]);

  const check = () => {
    setError(null);
    void run(
      async () => ({ ok: true, value: await look() }),
      (known) => {
        if (!known.ok) setError(known.error);
        else if (!known.user.emailVerified) setSaid('The link has not been opened yet. Look into spam, too.');
      },
    );
  };

  const send = async () => {
    setSaid('');
    setError(null);
    const sent = await store.sendVerification();
    if (sent.ok) setSaid('Sent again.');
    else setError(sent.error);
  };

  return (
    <StepFrame
      step="verify"
      title="Prove your e-mail"
      problems={problems}
      busy={busy}
      submitLabel="I have opened it"
      onBack={() => go('owner')}
      onSubmit={check}
    >
      <p>
        We sent a link to <strong>{user.email}</strong>. Open it, here or on your phone; this page goes on by
        itself.
      </p>
      {environment === 'production' ? null : (
        <Notice>
          In this demo the link is in the development outbox, whose address npm start prints, and in
          logs/auth-emulator.log in the data folder.
        </Notice>
      )}
      <div>
        <Button look="outline" onClick={() => void send()}>
          Send the link again
        </Button>
      </div>
      {error ? (
        <Notice tone="warn" live="assertive">
          {authWording(error).text}
        </Notice>
      ) : null}
      <p role="status" className={styles.hint}>
        {said}
      </p>
    </StepFrame>
  );
}
