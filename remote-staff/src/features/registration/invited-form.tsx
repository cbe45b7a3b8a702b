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
import { rolesMessages } from '../../../messages/compiled/roles/en.ts';
import { ProblemNotice } from '../../problem/problem-notice.tsx';
import { fetchIdentity } from '../../staff-identity/use-staff-identity.ts';
import { useUnsentHold } from '../conversations/thread/use-unsent-hold.ts';
import * as signIn from '../sign-in/sign-in.css';
import {
  type Application,
  emptyApplication,
  type FieldProblems,
  isDirty,
  validatePerson,
} from './application.ts';
import { type Failure, FailureNotice } from './failure-notice.tsx';
import { languageChoices } from './languages.ts';
import { registerAndAccept } from './register.ts';
import { type InvitedTo, useInvitation } from './use-invitation.ts';

/** Joining by an invitation: what it is to, and who joins. */
export function InvitedForm({ token }: { token: string }) {
  const { state, ask } = useInvitation(token);
  switch (state.status) {
    case 'checking':
      return <Skeleton label="Looking up the invitation" lines={4} />;
    case 'failed':
      return state.problem.code === 'unknown-invitation' ? (
        <Notice tone="warn" title="This invitation is not open any more" live="polite">
          {state.problem.detail}
        </Notice>
      ) : (
        <ProblemNotice problem={state.problem} title="The invitation could not be looked up" onRetry={ask} />
      );
    case 'known':
      return <JoinForm token={token} to={state.to} />;
  }
}

function JoinForm({ token, to }: { token: string; to: InvitedTo }) {
  const api = useApi();
  const { state: session, store } = useSession();
  const navigate = useNavigate();
  const [application, setApplication] = useState<Application>({ ...emptyApplication, email: to.email ?? '' });
  const [wrong, setWrong] = useState<FieldProblems>({});
  const [failure, setFailure] = useState<Failure | null>(null);
  const [sending, setSending] = useState(false);
  const rules = usePasswordPolicy();
  useUnsentHold(isDirty({ ...application, email: '' }));
  const signedIn = session.status === 'signed-in' ? session.user : null;
  const places = to.departments.map(({ name }) => name).join(', ');

  const change = (changes: Partial<Application>) => {
    setApplication((before) => ({ ...before, ...changes }));
    setWrong({});
  };
  const send = async () => {
    setFailure(null);
    setSending(true);
    const result = await registerAndAccept({ api, session: store }, application, token);
    setSending(false);
    if (result.kind === 'wrong') return setWrong(result.fields);
    if (result.kind !== 'asked') return setFailure(result);
    await fetchIdentity(api);
    void navigate(result.membership.state === 'approved' ? '/dashboard' : '/waiting-approval', {
      replace: true,
    });
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (sending) return;
    const fields = validatePerson(application, signedIn ? null : { policy: rules.policy });
    setWrong(fields);
    if (Object.keys(fields).length === 0) void send();
  };

  return (
    <form className={signIn.form} onSubmit={submit} noValidate aria-label="Join by invitation">
      <Notice title={`${to.invitedBy} invites you to ${to.property.name}`}>
        As {rolesMessages[to.role]}
        {places ? `, for ${places}` : ''}.
      </Notice>
      {failure ? <FailureNotice failure={failure} onRetry={send} /> : null}
      <Field
        label="Full name"
        autoComplete="name"
        value={application.fullName}
        onChange={({ target }) => change({ fullName: target.value })}
        hint="Guests read your first name only."
        error={wrong.fullName}
      />
      <CheckBoxes
        name="languages"
        legend="Languages you speak"
        options={languageChoices(to.property.languages)}
        chosen={application.languages}
        onChange={(languages) => change({ languages })}
      />
      {signedIn ? (
        <Notice
          action={
            <Button look="outline" size="small" onClick={() => void store.signOut()}>
              Sign out
            </Button>
          }
        >
          You join as {signedIn.email ?? signedIn.uid}, the account you are signed in with.
        </Notice>
      ) : (
        <>
          <EmailField
            value={application.email}
            onChange={(email) => change({ email })}
            hint={
              to.email
                ? `The invitation is for ${to.email}.`
                : 'We send a link there to make sure that it is yours.'
            }
            error={wrong.email}
          />
          <NewPasswordField
            rules={rules}
            value={application.password}
            onChange={(password) => change({ password })}
            error={wrong.password}
          />
        </>
      )}
      <p className={signIn.progress}>
        By joining you agree to the <Link to="/terms">terms</Link> and have read the{' '}
        <Link to="/privacy">privacy notice</Link>.
      </p>
      <Button type="submit" size="large" busy={sending}>
        {sending ? 'Joining' : 'Join'}
      </Button>
    </form>
  );
}
