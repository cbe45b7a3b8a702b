import { useAction } from '@bellkey/shared/action';
import { type AuthErrorCode, type SessionUser, useApi, useSession } from '@bellkey/shared/shell';
import { Button, Notice } from '@bellkey/shared/ui';
import { authWording } from '@bellkey/shared/wording';
import { useState } from 'react';
import * as messages from '../../../messages/compiled/profile/en.ts';
import { AccountSection } from '../../account-section/account-section.tsx';
import { Modal } from '../../dialog/modal.tsx';
import { ProblemNotice } from '../../problem/problem-notice.tsx';
import * as styles from './profile.css';

/** Sign-in settings of the signed-in person: a link for a new password, and ending every session. */
export function SignInSection({ user }: { user: SessionUser }) {
  const { store } = useSession();
  const [sent, setSent] = useState<AuthErrorCode | 'sent' | null>(null);
  const { run, busy } = useAction();
  const [confirms, setConfirms] = useState(false);
  const { email } = user;
  const hasPassword = user.providerData.some(({ providerId }) => providerId === 'password');

  const send = (to: string) =>
    run(
      async () => ({ ok: true as const, value: await store.sendPasswordReset(to) }),
      (answer) => setSent(answer.ok ? 'sent' : answer.error),
    );

  return (
    <AccountSection id="sign-in" title={messages.signIn}>
      {email ? <p>{messages.signInAddress({ email })}</p> : null}
      {sent === null ? null : (
        <Notice tone={sent === 'sent' ? 'good' : 'warn'} live={sent === 'sent' ? 'polite' : 'assertive'}>
          {sent === 'sent' ? messages.passwordLinkSent({ email: email ?? '' }) : authWording(sent).text}
        </Notice>
      )}
      <div className={styles.actions}>
        {hasPassword && email ? (
          <Button look="outline" busy={busy} onClick={() => void send(email)}>
            {messages.passwordButton}
          </Button>
        ) : null}
        <Button look="outline" onClick={() => setConfirms(true)}>
          {messages.signOutEverywhere}
        </Button>
      </div>
      {confirms ? <ConfirmSignOut onClose={() => setConfirms(false)} /> : null}
    </AccountSection>
  );
}

function ConfirmSignOut({ onClose }: { onClose(): void }) {
  const api = useApi();
  const { store } = useSession();
  const { run, busy, problem } = useAction();
  const end = () =>
    run(async () => {
      const answer = await api.call('POST /api/staff/sign-out-everywhere', {});
      if (answer.ok) await store.signOut();
      return answer;
    });
  return (
    <Modal title={messages.signOutTitle} onClose={onClose}>
      <p>{messages.signOutWarning}</p>
      {problem ? <ProblemNotice problem={problem} /> : null}
      <div className={styles.actions}>
        <Button look="danger" busy={busy} onClick={() => void end()}>
          {messages.signOutEverywhere}
        </Button>
        <Button look="outline" onClick={onClose}>
          {messages.cancel}
        </Button>
      </div>
    </Modal>
  );
}
