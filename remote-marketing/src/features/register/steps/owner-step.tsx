import { useAction } from '@bellkey/shared/action';
import { Link, type SessionUser, useSession } from '@bellkey/shared/shell';
import {
  Button,
  ButtonLink,
  EmailField,
  Field,
  NewPasswordField,
  Notice,
  usePasswordPolicy,
} from '@bellkey/shared/ui';
import { authWording } from '@bellkey/shared/wording';
import { useState } from 'react';
import { validateAccount, validateStep } from '../answers/steps.ts';
import type { SignUp } from '../answers/use-sign-up.ts';
import * as styles from '../style/sign-up.css';
import { isDisposable } from './disposable.ts';
import { type Account, makeAccount } from './make-account.ts';
import { StepFrame } from './step-frame.tsx';

type Failure = Exclude<Account, { kind: 'signed-in' | 'wrong' }>;

/** The owner: a new account, or the signed-in one. */
export function OwnerStep({
  draft,
  problems,
  change,
  point,
  go,
  user,
}: SignUp & { user: SessionUser | null }) {
  const { store } = useSession();
  const rules = usePasswordPolicy();
  const [password, setPassword] = useState('');
  const { run, busy } = useAction();
  const [failure, setFailure] = useState<Failure | null>(null);

  const submit = () => {
    const found = {
      ...validateStep('owner', draft),
      ...(user ? {} : validateAccount(draft.email, password, rules.policy)),
    };
    if (Object.keys(found).length > 0) return point(found);
    setFailure(null);
    if (user) return go(user.emailVerified ? 'address' : 'verify');
    void run(
      async () => ({
        ok: true,
        value: await makeAccount(store, draft.email.trim(), password, draft.ownerName.trim()),
      }),
      (account) => {
        if (account.kind === 'wrong') point(account.fields);
        else if (account.kind === 'signed-in') go(account.user.emailVerified ? 'address' : 'verify');
        else setFailure(account);
      },
    );
  };

  return (
    <StepFrame
      step="owner"
      title="You, its owner"
      problems={problems}
      busy={busy}
      submitLabel={user ? 'Continue' : busy ? 'Making your account' : 'Make my account'}
      onBack={() => go('property')}
      onSubmit={submit}
    >
      {failure ? (
        <Notice
          tone="warn"
          live="assertive"
          action={
            failure.kind === 'no-account' ? (
              <ButtonLink to="/staff-login" look="outline" size="small">
                Log in or reset the password
              </ButtonLink>
            ) : undefined
          }
        >
          {failure.kind === 'no-account'
            ? 'We could not use this e-mail and password. If you have an account already, use the password you chose then, or set a new one.'
            : authWording(failure.error).text}
        </Notice>
      ) : null}
      <Field
        label="Your name"
        name="name"
        autoComplete="name"
        maxLength={120}
        hint="Guests read your first name when you answer them."
        value={draft.ownerName}
        onChange={({ target }) => change({ ownerName: target.value })}
        error={problems.ownerName}
      />
      <Field
        label="Phone for guests (optional)"
        name="tel"
        type="tel"
        autoComplete="tel"
        maxLength={30}
        hint="It becomes the property’s number: guests read it, and can call it when nothing else works. Begin with the country’s number."
        value={draft.phone}
        onChange={({ target }) => change({ phone: target.value })}
        error={problems.phone}
      />
      {user ? (
        <Notice
          action={
            <Button look="outline" size="small" onClick={() => void store.signOut()}>
              Sign out
            </Button>
          }
        >
          You sign up as {user.email ?? user.uid}, the account you are signed in with.
        </Notice>
      ) : (
        <>
          <EmailField
            value={draft.email}
            onChange={(email) => change({ email })}
            hint={
              isDisposable(draft.email)
                ? 'This looks like a throw-away address. You can go on with it, and we may ask who you are.'
                : 'We send a link there to make sure that it is yours.'
            }
            error={problems.email}
          />
          <NewPasswordField
            rules={rules}
            value={password}
            onChange={(typed) => {
              setPassword(typed);
              if (problems.password) point({ ...problems, password: undefined });
            }}
            error={problems.password}
          />
        </>
      )}
      <p className={styles.hint}>
        By going on you agree to the <Link to="/terms">terms</Link> and have read the{' '}
        <Link to="/privacy">privacy notice</Link>.
      </p>
    </StepFrame>
  );
}
