import { useAction } from '@bellkey/shared/action';
import { type AuthErrorCode, Link, useConfig, useSession } from '@bellkey/shared/shell';
import { Button, EmailField, Notice, PasswordField } from '@bellkey/shared/ui';
import { authWording } from '@bellkey/shared/wording';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import * as messages from '../../../messages/compiled/sign-in/en.ts';
import { ProviderButton } from '../provider-sign-in/provider-button.tsx';
import { SignInCode } from '../second-factor/sign-in-code.tsx';
import { ForgotPassword } from './forgot-password.tsx';
import * as styles from './sign-in.css';

/** Delay before the form says that it is still trying (docs/product.md#staff-login). */
export const SLOW_SIGN_IN_MS = 8_000;

interface Missing {
  email?: string;
  password?: string;
}

function missingIn(email: string, password: string): Missing {
  return {
    ...(!/^\S+@\S+$/.test(email.trim()) && { email: messages.emailError }),
    ...(password === '' && { password: messages.typeYourPassword }),
  };
}

/**
 * E-mail and password, then a code where the account has a second factor. Keeps e-mail and password on every failure;
 * the session notifies the page on success.
 */
export function SignInForm() {
  const { state: session, store } = useSession();
  const { environment } = useConfig();
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const [missing, setMissing] = useState<Missing>({});
  const [error, setError] = useState<AuthErrorCode | null>(null);
  const [asksCode, setAsksCode] = useState(false);
  const { run, busy: trying } = useAction();
  const [slow, setSlow] = useState(false);
  const form = useRef<HTMLFormElement>(null);

  useEffect(() => {
    if (!trying) return;
    const timer = setTimeout(() => setSlow(true), SLOW_SIGN_IN_MS);
    return () => {
      clearTimeout(timer);
      setSlow(false);
    };
  }, [trying]);

  const attempt = () => {
    setError(null);
    return run(
      async () => ({ ok: true as const, value: await store.signIn(email.trim(), password) }),
      (result) => {
        if (result.ok) return;
        if (result.error === 'second-factor-required') setAsksCode(true);
        else setError(result.error);
      },
    );
  };

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (trying) return;
    const missingNow = missingIn(email, password);
    setMissing(missingNow);
    const first = missingNow.email ? 'email' : missingNow.password ? 'password' : null;
    if (first) form.current?.querySelector<HTMLInputElement>(`[name=${first}]`)?.focus();
    else void attempt();
  };

  if (asksCode) {
    const startAgain = () => {
      setAsksCode(false);
      setPassword('');
    };
    return <SignInCode onStartAgain={startAgain} />;
  }
  const ended = session.status === 'signed-out' && error === null ? session.reason : null;
  const shown = error ?? ended;
  const wording = shown ? authWording(shown) : null;

  return (
    <form ref={form} className={styles.form} onSubmit={submit} noValidate aria-label={messages.staffLogin}>
      {wording ? (
        <Notice
          tone={wording.severity === 'notice' ? 'neutral' : wording.retry ? 'warn' : 'danger'}
          live="assertive"
          action={
            wording.retry ? (
              <Button look="outline" size="small" onClick={() => void attempt()}>
                {messages.retry}
              </Button>
            ) : undefined
          }
        >
          {wording.text}
        </Notice>
      ) : null}
      <EmailField value={email} onChange={setEmail} error={missing.email} />
      <PasswordField
        autoComplete="current-password"
        value={password}
        onChange={setPassword}
        error={missing.password}
      />
      <Button type="submit" size="large" busy={trying}>
        {trying ? messages.signingIn : messages.signIn}
      </Button>
      <ProviderButton />
      <p className={styles.progress} role="status">
        {slow ? messages.signInSlow : ''}
      </p>
      <div className={styles.help}>
        <ForgotPassword email={email} />
        {environment === 'demo' ? <p>{messages.demoHint}</p> : null}
      </div>
      <p className={styles.ways}>
        {messages.newHere} <Link to="/staff-register">{messages.registerAsStaff}</Link>
        <span aria-hidden="true"> · </span>
        {messages.stayingWithUs} <Link to="/scan-qr">{messages.scanCodeLink}</Link>
      </p>
    </form>
  );
}
