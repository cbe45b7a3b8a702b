import { useAction } from '@bellkey/shared/action';
import { type AuthErrorCode, type SessionUser, useConfig, useSession } from '@bellkey/shared/shell';
import { Button } from '@bellkey/shared/ui';
import { authWording } from '@bellkey/shared/wording';
import { useState } from 'react';
import * as messages from '../../../messages/compiled/staff-application/en.ts';
import { DEMO_MAIL } from '../sign-in/forgot-password.tsx';
import * as styles from './staff-application.css';

/** Asks to verify the e-mail address, and sends the link again. Nothing for users who verified it or have none. */
export function VerifyEmail({ user }: { user: SessionUser }) {
  const { store } = useSession();
  const { environment } = useConfig();
  const { run, busy } = useAction();
  const [sent, setSent] = useState<AuthErrorCode | 'sent' | null>(null);
  if (user.emailVerified || !user.email) return null;

  const send = () => {
    setSent(null);
    return run(
      async () => ({ ok: true as const, value: await store.sendVerification() }),
      (result) => setSent(result.ok ? 'sent' : result.error),
    );
  };

  return (
    <div className={styles.meter}>
      <p>
        {messages.verifyEmailText({ email: user.email })}
        {environment === 'production' ? '' : ` ${DEMO_MAIL}`}
      </p>
      <div>
        <Button look="outline" size="small" busy={busy} onClick={() => void send()}>
          {messages.resendButton}
        </Button>
      </div>
      <p role="status">
        {sent === 'sent' ? messages.sentAgain : ''}
        {sent !== null && sent !== 'sent' ? authWording(sent).text : ''}
      </p>
    </div>
  );
}
