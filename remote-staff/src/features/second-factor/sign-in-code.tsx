import { Button } from '@bellkey/shared/ui';
import * as messages from '../../../messages/compiled/second-factor/en.ts';
import { CodeForm } from './code-form.tsx';
import * as styles from './second-factor.css';
import { useSecondFactor } from './use-second-factor.ts';

/** Takes the code of a sign-in whose first part has succeeded. The session notifies the page when it is right. */
export function SignInCode({ onSignedIn, onStartAgain }: { onSignedIn?(): void; onStartAgain(): void }) {
  const withSecondFactor = useSecondFactor();
  return (
    <>
      <CodeForm
        name={messages.signInFormLabel}
        action={messages.signIn}
        focus
        check={async (code) => {
          const answered = await withSecondFactor((secondFactor) => secondFactor.answer(code));
          if (answered.ok) onSignedIn?.();
          return answered;
        }}
      >
        <Button look="outline" onClick={onStartAgain}>
          {messages.startAgain}
        </Button>
      </CodeForm>
      <p className={styles.note}>{messages.noPhoneHint}</p>
    </>
  );
}
