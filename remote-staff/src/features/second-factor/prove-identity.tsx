import { useAction } from '@bellkey/shared/action';
import { type AuthErrorCode, useSession } from '@bellkey/shared/shell';
import { Button, Notice, PasswordField } from '@bellkey/shared/ui';
import { authWording } from '@bellkey/shared/wording';
import { type FormEvent, useState } from 'react';
import * as messages from '../../../messages/compiled/second-factor/en.ts';
import { CodeForm } from './code-form.tsx';
import * as styles from './second-factor.css';
import { useSecondFactor } from './use-second-factor.ts';

/** Asks the signed-in person for their password, and for a code if the account has a second factor. */
export function ProveIdentity({ onProved, onCancel }: { onProved(): void; onCancel(): void }) {
  const { state } = useSession();
  const withSecondFactor = useSecondFactor();
  const [password, setPassword] = useState('');
  const [asksCode, setAsksCode] = useState(false);
  const [error, setError] = useState<AuthErrorCode | null>(null);
  const { run, busy } = useAction();
  const hasPassword =
    state.status === 'signed-in' &&
    state.user.providerData.some(({ providerId }) => providerId === 'password');
  const cancel = (
    <Button look="outline" onClick={onCancel}>
      {messages.cancel}
    </Button>
  );

  if (!hasPassword) {
    return (
      <Notice live="polite" action={cancel}>
        {messages.signInAgainHint}
      </Notice>
    );
  }
  if (asksCode) {
    return (
      <CodeForm
        name={messages.proveIdentityLabel}
        action={messages.continueLabel}
        focus
        check={async (code) => {
          const answered = await withSecondFactor((secondFactor) => secondFactor.answer(code));
          if (answered.ok) onProved();
          return answered;
        }}
      >
        {cancel}
      </CodeForm>
    );
  }
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void run(
      async () => ({
        ok: true as const,
        value: await withSecondFactor((secondFactor) => secondFactor.prove(password)),
      }),
      (proved) => {
        if (proved.ok) onProved();
        else if (proved.error === 'second-factor-required') setAsksCode(true);
        else setError(proved.error);
      },
    );
  };
  return (
    <form className={styles.form} onSubmit={submit} noValidate aria-label={messages.proveIdentityLabel}>
      <Notice tone={error ? 'warn' : 'neutral'} live="assertive">
        {authWording(error ?? 'requires-recent-login').text}
      </Notice>
      <PasswordField autoComplete="current-password" value={password} onChange={setPassword} />
      <div className={styles.actions}>
        <Button type="submit" busy={busy}>
          {messages.continueLabel}
        </Button>
        {cancel}
      </div>
    </form>
  );
}
