import type { AuthErrorCode, SecondFactorResult } from '@bellkey/shared/shell';
import { Button, Field, Notice } from '@bellkey/shared/ui';
import { authWording } from '@bellkey/shared/wording';
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import * as messages from '../../../messages/compiled/second-factor/en.ts';
import * as styles from './second-factor.css';

const DIGITS = 6;

/** The digits of typed or pasted text: apps show codes as `123 456`. */
const digitsIn = (text: string) => text.replace(/\D/g, '').slice(0, DIGITS);

/**
 * Asks for the current code of an authenticator app. After a wrong code the field is cleared and focused.
 *
 * @param focus whether the field takes the focus when it appears
 * @param children further fields and ways, below the button
 */
export function CodeForm({
  name,
  action,
  check,
  focus = false,
  children,
}: {
  /** Purpose of the form, for screen readers. */
  name: string;
  /** Label of the button. */
  action: string;
  check(code: string): Promise<SecondFactorResult<unknown>>;
  focus?: boolean;
  children?: ReactNode;
}) {
  const [code, setCode] = useState('');
  const [missing, setMissing] = useState(false);
  const [error, setError] = useState<AuthErrorCode | null>(null);
  const [checking, setChecking] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const focusField = () => form.current?.querySelector('input')?.focus();

  useEffect(() => {
    if (focus) form.current?.querySelector('input')?.focus();
  }, [focus]);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (checking) return;
    const short = code.length < DIGITS;
    setMissing(short);
    setError(null);
    if (short) {
      focusField();
      return;
    }
    setChecking(true);
    const checked = await check(code);
    setChecking(false);
    if (checked.ok) return;
    setError(checked.error);
    if (checked.error === 'wrong-code') {
      setCode('');
      focusField();
    }
  };

  return (
    <form
      ref={form}
      className={styles.form}
      onSubmit={(event) => void submit(event)}
      noValidate
      aria-label={name}
    >
      {error === null ? null : (
        <Notice tone="warn" live="assertive">
          {authWording(error).text}
        </Notice>
      )}
      <Field
        label={messages.sixDigitCode}
        name="code"
        inputMode="numeric"
        autoComplete="one-time-code"
        autoCapitalize="none"
        spellCheck={false}
        value={code}
        onChange={({ target }) => setCode(digitsIn(target.value))}
        hint={messages.codeHint}
        error={missing ? messages.codeError({ digits: DIGITS }) : undefined}
      />
      <div className={styles.actions}>
        <Button type="submit" busy={checking}>
          {action}
        </Button>
        {children}
      </div>
    </form>
  );
}
