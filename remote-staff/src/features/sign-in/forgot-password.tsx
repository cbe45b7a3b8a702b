import { useAction } from '@bellkey/shared/action';
import { type AuthErrorCode, useConfig, useSession } from '@bellkey/shared/shell';
import { Button } from '@bellkey/shared/ui';
import { authWording } from '@bellkey/shared/wording';
import { useState } from 'react';
import * as messages from '../../../messages/compiled/sign-in/en.ts';
import * as styles from './sign-in.css';

type Asked = { status: 'no' | 'sent' | 'missing' } | { status: 'failed'; error: AuthErrorCode };

/** Sends a link to set a new password to the e-mail in the form above. Says the same whether or not it has an account. */
export function ForgotPassword({ email }: { email: string }) {
  const { store } = useSession();
  const { environment } = useConfig();
  const [open, setOpen] = useState(false);
  const { run, busy } = useAction();
  const [asked, setAsked] = useState<Asked>({ status: 'no' });

  const send = () => {
    if (!/^\S+@\S+$/.test(email.trim())) return setAsked({ status: 'missing' });
    setAsked({ status: 'no' });
    void run(
      async () => ({ ok: true as const, value: await store.sendPasswordReset(email.trim()) }),
      (sent) => setAsked(sent.ok ? { status: 'sent' } : { status: 'failed', error: sent.error }),
    );
  };

  return (
    <>
      <button type="button" className={styles.textButton} aria-expanded={open} onClick={() => setOpen(!open)}>
        {messages.forgotYourPassword}
      </button>
      {open ? (
        <>
          <p>{messages.forgotPasswordHint}</p>
          <Button look="outline" size="small" busy={busy} onClick={send}>
            {messages.sendTheLink}
          </Button>
        </>
      ) : null}
      <p role="status" className={styles.progress}>
        {open ? formatProgress(asked) : ''}
        {open && asked.status === 'sent' && environment !== 'production' ? ` ${DEMO_MAIL}` : ''}
      </p>
    </>
  );
}

/** A stack without a mail server says where its mails are. */
export const DEMO_MAIL = messages.demoMail;

function formatProgress(asked: Asked): string {
  switch (asked.status) {
    case 'missing':
      return messages.forgotPasswordError;
    case 'sent':
      return messages.passwordLinkSent;
    case 'failed':
      return authWording(asked.error).text;
    default:
      return '';
  }
}
