import type { PasswordPolicy } from '@bellkey/shared/shell';
import { Button, Field, PasswordMeter } from '@bellkey/shared/ui';
import { useState } from 'react';
import * as signIn from '../sign-in/sign-in.css';
import { useCapsLock } from '../sign-in/use-caps-lock.ts';
import type { Application, Wrong } from './application.ts';
import * as styles from './registration.css';

/** E-mail and password of the account that will be made. */
export function AccountFields({
  application,
  wrong,
  onChange,
  policy,
  failed,
  ask,
}: {
  application: Application;
  wrong: Wrong;
  onChange(changes: Partial<Application>): void;
  policy: PasswordPolicy | null;
  failed: boolean;
  ask(): void;
}) {
  const [visible, setVisible] = useState(false);
  const { capsLock, watch } = useCapsLock();
  return (
    <>
      <Field
        label="Work e-mail"
        name="email"
        type="email"
        autoComplete="username"
        inputMode="email"
        autoCapitalize="none"
        spellCheck={false}
        value={application.email}
        onChange={({ target }) => onChange({ email: target.value })}
        hint="We send a link there to make sure that it is yours."
        error={wrong.email}
      />
      <Field
        label="Password"
        name="password"
        type={visible ? 'text' : 'password'}
        autoComplete="new-password"
        value={application.password}
        onChange={({ target }) => onChange({ password: target.value })}
        hint={capsLock ? 'Caps lock is on.' : undefined}
        error={wrong.password}
        trailing={
          <button
            type="button"
            className={signIn.reveal}
            aria-pressed={visible}
            onClick={() => setVisible(!visible)}
          >
            {visible ? 'Hide' : 'Show'}
            <span className={signIn.forScreenReaders}> password</span>
          </button>
        }
        {...watch}
      />
      {policy ? <PasswordMeter policy={policy} password={application.password} /> : null}
      {failed ? (
        <div className={styles.meter}>
          <p>The rules for passwords could not be fetched. The server checks them when you ask to join.</p>
          <div>
            <Button look="outline" size="small" onClick={ask}>
              Fetch the rules
            </Button>
          </div>
        </div>
      ) : null}
    </>
  );
}
