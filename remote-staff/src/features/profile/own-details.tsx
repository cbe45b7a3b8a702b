import { useAction } from '@bellkey/shared/action';
import type { StaffProfile } from '@bellkey/shared/api';
import { Button, CheckBoxes, Field } from '@bellkey/shared/ui';
import { type FormEvent, useState } from 'react';
import * as messages from '../../../messages/compiled/profile/en.ts';
import * as rolesMessages from '../../../messages/compiled/roles/en.ts';
import { AccountSection } from '../../account-section/account-section.tsx';
import { ProblemNotice } from '../../problem/problem-notice.tsx';
import { useUnsaved } from '../../unsaved/use-unsaved.ts';
import { languageChoices } from '../staff-application/fields/languages.ts';
import * as styles from './profile.css';
import { changeOf, type DraftProblems, draftOf, firstName, validateProfile } from './profile-draft.ts';
import type { OwnProfile } from './use-own-profile.ts';

const NAME_LIMIT = 120;
const PHONE_LIMIT = 30;

/** Name, telephone number and languages of the signed-in person, and their name for guests. */
export function OwnDetails({
  profile,
  languages,
  onSave,
}: {
  profile: StaffProfile;
  /** Those of the property. */
  languages: readonly string[];
  onSave: OwnProfile['save'];
}) {
  const [draft, setDraft] = useState(() => draftOf(profile));
  const [problems, setProblems] = useState<DraftProblems>({});
  const { run, busy, problem } = useAction();
  const [said, setSaid] = useState('');
  useUnsaved(JSON.stringify(draft) !== JSON.stringify(draftOf(profile)));

  const change = (to: Partial<typeof draft>) => {
    setSaid('');
    setDraft({ ...draft, ...to });
  };
  const save = () =>
    run(
      () => onSave(changeOf(draft)),
      () => setSaid(messages.savedNote),
    );
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    const found = validateProfile(draft);
    setProblems(found);
    if (Object.keys(found).length === 0) void save();
  };

  return (
    <AccountSection id="details" title={messages.yourDetails}>
      <form className={styles.form} onSubmit={submit} noValidate aria-label={messages.yourDetails}>
        <Field
          label={messages.fullName}
          autoComplete="name"
          maxLength={NAME_LIMIT}
          hint={messages.nameHint}
          value={draft.fullName}
          error={problems.fullName ?? problem?.fields?.fullName}
          onChange={({ target }) => change({ fullName: target.value })}
        />
        <Field
          label={messages.telephoneOptional}
          type="tel"
          autoComplete="tel"
          maxLength={PHONE_LIMIT}
          hint={messages.telephoneHint}
          value={draft.phone}
          error={problems.phone ?? problem?.fields?.phone}
          onChange={({ target }) => change({ phone: target.value })}
        />
        <CheckBoxes
          name="languages"
          legend={messages.languagesYouSpeak}
          options={languageChoices([...languages, ...profile.languages])}
          chosen={draft.languages}
          onChange={(chosen) => change({ languages: chosen })}
        />
        <p className={styles.quiet}>{messages.signatureHint}</p>
        <p className={styles.preview}>
          <span className={styles.previewName}>{firstName(draft.fullName) || '…'}</span>,{' '}
          {rolesMessages[profile.role]}
        </p>
        {problem ? (
          <ProblemNotice problem={problem} atFields={['fullName', 'phone']} title={messages.saveFailed} />
        ) : null}
        <div className={styles.actions}>
          <Button type="submit" busy={busy}>
            {messages.save}
          </Button>
          <span role="status" className={styles.quiet}>
            {said}
          </span>
        </div>
      </form>
    </AccountSection>
  );
}
