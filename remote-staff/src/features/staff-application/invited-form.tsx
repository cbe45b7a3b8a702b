import { useAction } from '@bellkey/shared/action';
import { Link, useApi, useNavigate, useSession } from '@bellkey/shared/shell';
import {
  Button,
  CheckBoxes,
  EmailField,
  Field,
  NewPasswordField,
  Notice,
  Skeleton,
  usePasswordPolicy,
} from '@bellkey/shared/ui';
import { type FormEvent, useState } from 'react';
import * as rolesMessages from '../../../messages/compiled/roles/en.ts';
import * as messages from '../../../messages/compiled/staff-application/en.ts';
import { ProblemNotice } from '../../problem/problem-notice.tsx';
import { fetchIdentity } from '../../staff-identity/use-staff-identity.ts';
import { useUnsentHold } from '../../unsaved/use-unsent-hold.ts';
import * as signIn from '../sign-in/sign-in.css';
import { type Failure, FailureNotice } from './failure-notice.tsx';
import {
  type Application,
  emptyApplication,
  type FieldProblems,
  isDirty,
  validatePerson,
} from './fields/application.ts';
import { languageChoices } from './fields/languages.ts';
import { registerAndAccept } from './register.ts';
import { type InvitedTo, useInvitation } from './use-invitation.ts';

/** Joins by an invitation: what it is for, and who joins. */
export function InvitedForm({ token }: { token: string }) {
  const invitation = useInvitation(token);
  switch (invitation.status) {
    case 'loading':
      return <Skeleton label={messages.invitationLoadingLabel} lines={4} />;
    case 'failed':
      return invitation.problem.code === 'unknown-invitation' ? (
        <Notice tone="warn" title={messages.invitationClosedTitle} live="polite">
          {invitation.problem.detail}
        </Notice>
      ) : (
        <ProblemNotice
          problem={invitation.problem}
          title={messages.invitationLoadFailed}
          onRetry={invitation.refresh}
        />
      );
    case 'ready':
      return <JoinForm token={token} to={invitation.value} />;
  }
}

function JoinForm({ token, to }: { token: string; to: InvitedTo }) {
  const api = useApi();
  const { state: session, store } = useSession();
  const navigate = useNavigate();
  const [application, setApplication] = useState<Application>({ ...emptyApplication, email: to.email ?? '' });
  const [problems, setProblems] = useState<FieldProblems>({});
  const [failure, setFailure] = useState<Failure | null>(null);
  const { run, busy: sending } = useAction();
  const rules = usePasswordPolicy();
  useUnsentHold(isDirty({ ...application, email: '' }));
  const signedIn = session.status === 'signed-in' ? session.user : null;
  const places = to.departments.map(({ name }) => name).join(', ');

  const change = (changes: Partial<Application>) => {
    setApplication((before) => ({ ...before, ...changes }));
    setProblems({});
  };
  const send = () => {
    setFailure(null);
    return run(
      async () => ({
        ok: true as const,
        value: await registerAndAccept({ api, session: store }, application, token),
      }),
      async (result) => {
        if (result.kind === 'wrong') return setProblems(result.fields);
        if (result.kind !== 'asked') return setFailure(result);
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
    const fields = validatePerson(application, signedIn ? null : { policy: rules.policy });
    setProblems(fields);
    if (Object.keys(fields).length === 0) void send();
  };

  return (
    <form className={signIn.form} onSubmit={submit} noValidate aria-label={messages.joinByInvitation}>
      <Notice
        title={messages.invitationTitle({
          invitedBy: to.invitedBy,
          property: to.property.name,
        })}
      >
        {messages.asRole({ role: rolesMessages[to.role] })}
        {places ? messages.forPlaces({ places }) : ''}.
      </Notice>
      {failure ? <FailureNotice failure={failure} onRetry={send} /> : null}
      <Field
        label={messages.fullName}
        autoComplete="name"
        value={application.fullName}
        onChange={({ target }) => change({ fullName: target.value })}
        hint={messages.fullNameHint}
        error={problems.fullName}
      />
      <CheckBoxes
        name="languages"
        legend={messages.languagesYouSpeak}
        options={languageChoices(to.property.languages)}
        chosen={application.languages}
        onChange={(languages) => change({ languages })}
      />
      {signedIn ? (
        <Notice
          action={
            <Button look="outline" size="small" onClick={() => void store.signOut()}>
              {messages.signOut}
            </Button>
          }
        >
          {messages.youJoinAs({ who: signedIn.email ?? signedIn.uid })}
        </Notice>
      ) : (
        <>
          <EmailField
            value={application.email}
            onChange={(email) => change({ email })}
            hint={to.email ? messages.invitationEmailHint({ email: to.email }) : messages.emailHint}
            error={problems.email}
          />
          <NewPasswordField
            rules={rules}
            value={application.password}
            onChange={(password) => change({ password })}
            error={problems.password}
          />
        </>
      )}
      <p className={signIn.progress}>
        {messages.joinTerms} <Link to="/terms">{messages.terms}</Link> {messages.termsAndPrivacy}{' '}
        <Link to="/privacy">{messages.privacyNotice}</Link>.
      </p>
      <Button type="submit" size="large" busy={sending}>
        {sending ? messages.joining : messages.join}
      </Button>
    </form>
  );
}
