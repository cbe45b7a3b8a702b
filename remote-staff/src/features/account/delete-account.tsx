import { useAction } from '@bellkey/shared/action';
import { type AuthErrorCode, type SessionUser, useSession } from '@bellkey/shared/shell';
import { Button, Notice, PasswordField } from '@bellkey/shared/ui';
import { authWording } from '@bellkey/shared/wording';
import { type FormEvent, useState } from 'react';
import * as messages from '../../../messages/compiled/account/en.ts';
import { Modal } from '../../dialog/modal.tsx';
import { CodeForm } from '../second-factor/code-form.tsx';
import { useSecondFactor } from '../second-factor/use-second-factor.ts';
import * as styles from './delete-account.css';

/**
 * Deletes the account of the signed-in person, after a confirmation, and after a password when the last sign-in is old.
 */
export function DeleteAccount({ user, property }: { user: SessionUser; property: string }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button look="outline" size="small" onClick={() => setOpen(true)}>
        {messages.deleteMyAccount}
      </Button>
      {open ? <Confirm user={user} property={property} onClose={() => setOpen(false)} /> : null}
    </>
  );
}

function Confirm({ user, property, onClose }: { user: SessionUser; property: string; onClose(): void }) {
  const { store } = useSession();
  const [password, setPassword] = useState('');
  const { run, busy } = useAction();
  const [isDeleted, setIsDeleted] = useState(false);
  const [error, setError] = useState<AuthErrorCode | null>(null);
  const [asksPassword, setAsksPassword] = useState(false);
  const [asksCode, setAsksCode] = useState(false);
  const withSecondFactor = useSecondFactor();
  const hasPassword = user.providerData.some(({ providerId }) => providerId === 'password');

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (busy || isDeleted) return;
    setError(null);
    void run(
      async () => ({
        ok: true as const,
        value: await store.deleteAccount(asksPassword ? password : undefined),
      }),
      (deleted) => {
        // The session has ended then, and the page with it.
        if (deleted.ok) return setIsDeleted(true);
        setAsksCode(deleted.error === 'second-factor-required');
        setError(deleted.error);
        if (deleted.error === 'requires-recent-login') setAsksPassword(hasPassword);
      },
    );
  };

  if (asksCode) {
    const check = async (code: string) => {
      const answered = await withSecondFactor((secondFactor) => secondFactor.answer(code));
      return answered.ok ? deleteNow() : answered;
    };
    const deleteNow = async () => {
      const deleted = await store.deleteAccount();
      return deleted.ok ? { ok: true as const, value: null } : deleted;
    };
    return (
      <Modal title={messages.deleteMyAccountQuestion} onClose={onClose}>
        <CodeForm name={messages.deleteMyAccount} action={messages.deleteTheAccount} focus check={check}>
          <Button look="outline" onClick={onClose}>
            {messages.keepIt}
          </Button>
        </CodeForm>
      </Modal>
    );
  }
  return (
    <Modal title={messages.deleteMyAccountQuestion} onClose={onClose}>
      <form className={styles.form} onSubmit={submit} noValidate>
        <p>{messages.deleteWarning({ property })}</p>
        {error === null ? null : (
          <Notice tone={error === 'requires-recent-login' ? 'neutral' : 'warn'} live="assertive">
            {error === 'requires-recent-login' && !hasPassword
              ? messages.signInAgainHint
              : authWording(error).text}
          </Notice>
        )}
        {asksPassword ? (
          <PasswordField autoComplete="current-password" value={password} onChange={setPassword} />
        ) : null}
        <div className={styles.actions}>
          <Button type="submit" look="danger" busy={busy || isDeleted}>
            {messages.deleteTheAccount}
          </Button>
          <Button look="outline" onClick={onClose}>
            {messages.keepIt}
          </Button>
        </div>
      </form>
    </Modal>
  );
}
