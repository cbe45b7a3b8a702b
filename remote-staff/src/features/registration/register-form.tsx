import { Link, useApi, useNavigate, useSession } from '@bellkey/shared/shell';
import {
  Button,
  CheckBoxes,
  EmailField,
  Field,
  FieldButton,
  NewPasswordField,
  Notice,
  usePasswordPolicy,
} from '@bellkey/shared/ui';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import * as messages from '../../../messages/compiled/registration/en.ts';
import { fetchIdentity } from '../../staff-identity/use-staff-identity.ts';
import { useUnsentHold } from '../conversations/thread/use-unsent-hold.ts';
import * as signIn from '../sign-in/sign-in.css';
import {
  type Application,
  bareCode,
  FIELD_ORDER,
  type FieldProblems,
  isDirty,
  validateApplication,
} from './application.ts';
import { clearApplication, loadApplication, saveApplication } from './application-draft.ts';
import { type Failure, FailureNotice } from './failure-notice.tsx';
import { languageChoices } from './languages.ts';
import { registerAndAsk } from './register.ts';
import { useJoinCode } from './use-join-code.ts';

const tabStorage = () => window.sessionStorage;

/** The application to join a property's staff. Whatever fails, everything that was typed stays. */
export function RegisterForm() {
  const api = useApi();
  const { state: session, store } = useSession();
  const navigate = useNavigate();
  const [application, setApplication] = useState(() => loadApplication(tabStorage));
  const [wrong, setWrong] = useState<FieldProblems>({});
  const [failure, setFailure] = useState<Failure | null>(null);
  const [sending, setSending] = useState(false);
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
  const place = joinCode.state.status === 'known' ? joinCode.state.place : null;

  const change = (changes: Partial<Application>) => {
    setApplication((before) => ({ ...before, ...changes }));
    setWrong((before) => {
      const left = { ...before };
      for (const field of Object.keys(changes) as Array<keyof Application>) delete left[field];
      return left;
    });
  };
  const point = (fields: FieldProblems) => {
    setWrong(fields);
    const first = FIELD_ORDER.find((field) => fields[field]);
    form.current?.querySelector<HTMLInputElement>(`[name=${first}]`)?.focus();
  };

  const send = async () => {
    setFailure(null);
    setSending(true);
    const result = await registerAndAsk({ api, session: store }, application);
    setSending(false);
    if (result.kind === 'wrong') return point(result.fields);
    if (result.kind !== 'asked') return setFailure(result);
    setSent(true);
    await fetchIdentity(api);
    void navigate(result.membership.state === 'approved' ? '/dashboard' : '/waiting-approval', {
      replace: true,
    });
  };

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (sending) return;
    const fields = validateApplication(application, signedIn ? null : { policy: rules.policy });
    if (joinCode.state.status === 'failed') fields.joinCode = joinCode.state.problem.detail;
    if (Object.keys(fields).length > 0) point(fields);
    else {
      setWrong({});
      void send();
    }
  };

  const codeProblem = joinCode.state.status === 'failed' ? joinCode.state.problem : null;
  return (
    <form
      ref={form}
      className={signIn.form}
      onSubmit={submit}
      noValidate
      aria-label={messages.registerAsStaff}
    >
      {failure ? <FailureNotice failure={failure} onRetry={send} /> : null}
      <Field
        label={messages.joinCode}
        name="joinCode"
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        value={application.joinCode}
        onChange={({ target }) => {
          // Departments belong to one property; another code may be another property's.
          const same = bareCode(target.value) === bareCode(application.joinCode);
          change({ joinCode: target.value, ...(same ? {} : { departments: [] }) });
        }}
        hint={
          place
            ? messages.thisIsTheCodeOfProperty({ property: place.property.name })
            : joinCode.state.status === 'checking'
              ? messages.lookingUpTheProperty
              : messages.eightCharactersAManager
        }
        error={wrong.joinCode ?? codeProblem?.detail}
        trailing={
          codeProblem && codeProblem.code !== 'unknown-join-code' ? (
            <FieldButton onClick={joinCode.ask}>{messages.tryAgain}</FieldButton>
          ) : undefined
        }
      />
      <CheckBoxes
        name="departments"
        legend={messages.departments}
        options={place?.departments ?? []}
        chosen={application.departments}
        onChange={(departments) => change({ departments })}
        hint={place ? undefined : messages.theyAppearHereOnceTheJoin}
        error={wrong.departments}
      />
      <Field
        label={messages.fullName}
        name="fullName"
        autoComplete="name"
        value={application.fullName}
        onChange={({ target }) => change({ fullName: target.value })}
        hint={messages.guestsReadYourFirstNameOnly}
        error={wrong.fullName}
      />
      <Field
        label={messages.jobTitleOptional}
        name="jobTitle"
        autoComplete="organization-title"
        value={application.jobTitle}
        onChange={({ target }) => change({ jobTitle: target.value })}
        error={wrong.jobTitle}
      />
      <CheckBoxes
        name="languages"
        legend={messages.languagesYouSpeak}
        options={languageChoices(place?.property.languages ?? [])}
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
          {messages.youAskAs({ who: signedIn.email ?? signedIn.uid })}
        </Notice>
      ) : (
        <>
          <EmailField
            value={application.email}
            onChange={(email) => change({ email })}
            hint={messages.weSendALinkThere}
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
        {messages.byAskingToJoinYouAgree} <Link to="/terms">{messages.terms}</Link> {messages.andHaveReadThe}{' '}
        <Link to="/privacy">{messages.privacyNotice}</Link>.
      </p>
      <Button type="submit" size="large" busy={sending}>
        {sending ? messages.sendingYourRequest : messages.askToJoin}
      </Button>
    </form>
  );
}
