import { useAction } from '@bellkey/shared/action';
import { Link, useApi, useNavigate, useSession } from '@bellkey/shared/shell';
import { Button, usePasswordPolicy } from '@bellkey/shared/ui';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import * as messages from '../../../messages/compiled/staff-application/en.ts';
import { fetchIdentity } from '../../staff-identity/use-staff-identity.ts';
import { useUnsentHold } from '../../unsaved/use-unsent-hold.ts';
import * as signIn from '../sign-in/sign-in.css';
import { clearApplication, loadApplication, saveApplication } from './application-draft.ts';
import { type Failure, FailureNotice } from './failure-notice.tsx';
import { AccountFields } from './fields/account-fields.tsx';
import {
  type Application,
  FIELD_ORDER,
  type FieldProblems,
  isDirty,
  validateApplication,
} from './fields/application.ts';
import { JoinCodeField } from './fields/join-code-field.tsx';
import { PersonFields } from './fields/person-fields.tsx';
import { useJoinCode } from './fields/use-join-code.ts';
import { registerAndAsk } from './register.ts';

const tabStorage = () => window.sessionStorage;

/** The application to join a property's staff. Whatever fails, everything that was typed stays. */
export function RegisterForm() {
  const api = useApi();
  const { state: session, store } = useSession();
  const navigate = useNavigate();
  const [application, setApplication] = useState(() => loadApplication(tabStorage));
  const [problems, setProblems] = useState<FieldProblems>({});
  const [failure, setFailure] = useState<Failure | null>(null);
  const { run, busy: sending } = useAction();
  const [sent, setSent] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const joinCode = useJoinCode(application.joinCode);
  const rules = usePasswordPolicy();
  const unsent = isDirty(application) && !sent;
  useUnsentHold(unsent);
  useEffect(
    () => (unsent ? saveApplication(application, tabStorage) : clearApplication(tabStorage)),
    [application, unsent],
  );

  const signedIn = session.status === 'signed-in' ? session.user : null;
  const place = joinCode.load.value;

  const change = (changes: Partial<Application>) => {
    setApplication((before) => ({ ...before, ...changes }));
    setProblems((before) => {
      const left = { ...before };
      for (const field of Object.keys(changes) as Array<keyof Application>) delete left[field];
      return left;
    });
  };
  const showProblems = (fields: FieldProblems) => {
    setProblems(fields);
    const first = FIELD_ORDER.find((field) => fields[field]);
    form.current?.querySelector<HTMLInputElement>(`[name=${first}]`)?.focus();
  };

  const send = () => {
    setFailure(null);
    return run(
      async () => ({ ok: true as const, value: await registerAndAsk({ api, session: store }, application) }),
      async (result) => {
        if (result.kind === 'wrong') return showProblems(result.fields);
        if (result.kind !== 'asked') return setFailure(result);
        setSent(true);
        await fetchIdentity(api);
        void navigate(result.membership.state === 'approved' ? '/dashboard' : '/waiting-approval', {
          replace: true,
        });
      },
    );
  };

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (sending) return;
    const fields = validateApplication(application, signedIn ? null : { policy: rules.policy });
    if (joinCode.load.problem) fields.joinCode = joinCode.load.problem.detail;
    if (Object.keys(fields).length > 0) showProblems(fields);
    else {
      setProblems({});
      void send();
    }
  };

  return (
    <form
      ref={form}
      className={signIn.form}
      onSubmit={submit}
      noValidate
      aria-label={messages.registerAsStaff}
    >
      {failure ? <FailureNotice failure={failure} onRetry={send} /> : null}
      <JoinCodeField
        application={application}
        joinCode={joinCode}
        error={problems.joinCode}
        onChange={change}
      />
      <PersonFields application={application} place={place} problems={problems} onChange={change} />
      <AccountFields application={application} problems={problems} rules={rules} onChange={change} />
      <p className={signIn.progress}>
        {messages.askTerms} <Link to="/terms">{messages.terms}</Link> {messages.termsAndPrivacy}{' '}
        <Link to="/privacy">{messages.privacyNotice}</Link>.
      </p>
      <Button type="submit" size="large" busy={sending}>
        {sending ? messages.sendingYourRequest : messages.askToJoin}
      </Button>
    </form>
  );
}
