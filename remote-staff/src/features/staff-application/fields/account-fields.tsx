import { useSession } from '@bellkey/shared/shell';
import { Button, EmailField, NewPasswordField, Notice, type usePasswordPolicy } from '@bellkey/shared/ui';
import * as messages from '../../../../messages/compiled/staff-application/en.ts';
import type { Application, FieldProblems } from './application.ts';

interface AccountFieldsProps {
  application: Application;
  problems: FieldProblems;
  rules: ReturnType<typeof usePasswordPolicy>;
  onChange(changes: Partial<Application>): void;
}

/** The account of the person: the one they are signed in with, or the fields of a new one. */
export function AccountFields({ application, problems, rules, onChange }: AccountFieldsProps) {
  const { state: session, store } = useSession();
  const signedIn = session.status === 'signed-in' ? session.user : null;
  return signedIn ? (
    <Notice
      action={
        <Button look="outline" size="small" onClick={() => void store.signOut()}>
          {messages.signOut}
        </Button>
      }
    >
      {messages.youAskAs({ who: signedIn.email ?? signedIn.uid })}
    </Notice>
  ) : (
    <>
      <EmailField
        value={application.email}
        onChange={(email) => onChange({ email })}
        hint={messages.emailHint}
        error={problems.email}
      />
      <NewPasswordField
        rules={rules}
        value={application.password}
        onChange={(password) => onChange({ password })}
        error={problems.password}
      />
    </>
  );
}
