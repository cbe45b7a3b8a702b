import { Button } from '../button/button.tsx';
import { Notice } from '../status/notice.tsx';
import { PasswordField } from './password-field.tsx';
import { PasswordMeter } from './password-meter.tsx';
import type { PasswordRulesAnswer } from './use-password-policy.ts';

/** A new password, with the server's rules ticked off while it is typed. */
export function NewPasswordField({
  rules,
  value,
  onChange,
  error,
}: {
  /** From `usePasswordPolicy`. */
  rules: PasswordRulesAnswer;
  value: string;
  onChange(value: string): void;
  error?: string | null | undefined;
}) {
  return (
    <>
      <PasswordField autoComplete="new-password" value={value} onChange={onChange} error={error} />
      {rules.policy ? (
        <PasswordMeter policy={rules.policy} password={value} common={rules.common ?? null} />
      ) : null}
      {rules.failed ? (
        <Notice
          action={
            <Button look="outline" size="small" onClick={rules.ask}>
              Fetch the rules
            </Button>
          }
        >
          The rules for passwords could not be fetched. The server checks them all the same.
        </Notice>
      ) : null}
    </>
  );
}
