import { type AuthErrorCode, type SessionUser, useConfig, useSession } from '@bellkey/shared/shell';
import { Button } from '@bellkey/shared/ui';
import { authWording } from '@bellkey/shared/wording';
import { useState } from 'react';
import * as messages from '../../../messages/compiled/staff-application/en.ts';
import { DEMO_MAIL } from '../sign-in/forgot-password.tsx';
import * as styles from './staff-application.css';

type Sent = { status: 'no' | 'sending' | 'sent' } | { status: 'failed'; error: AuthErrorCode };

/** Asks to verify the e-mail address, and sends the link again. Nothing for users who verified it or have none. */
export function VerifyEmail({ user }: { user: SessionUser }) {
  const { store } = useSession();
  const { environment } = useConfig();
  const [sent, setSent] = useState<Sent>({ status: 'no' });
  if (user.emailVerified || !user.email) return null;

  const send = async () => {
    setSent({ status: 'sending' });
    const result = await store.sendVerification();
    setSent(result.ok ? { status: 'sent' } : { status: 'failed', error: result.error });
  };

  return (
    <div className={styles.meter}>
      <p>
        {messages.weSentALinkToEmail({ email: user.email })}
        {environment === 'production' ? '' : ` ${DEMO_MAIL}`}
      </p>
      <div>
        <Button look="outline" size="small" busy={sent.status === 'sending'} onClick={() => void send()}>
          {messages.sendTheLinkAgain}
        </Button>
      </div>
      <p role="status">
        {sent.status === 'sent' ? messages.sentAgain : ''}
        {sent.status === 'failed' ? authWording(sent.error).text : ''}
      </p>
    </div>
  );
}
