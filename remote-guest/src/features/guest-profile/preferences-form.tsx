import { useAction } from '@bellkey/shared/action';
import type { GuestPreferences, GuestProfile } from '@bellkey/shared/api';
import type { ApiProblem } from '@bellkey/shared/shell';
import { Button, Field, SelectField, TextAreaField } from '@bellkey/shared/ui';
import { useState } from 'react';
import type { ProfileMessages } from '../../../messages/compiled/profile/messages.ts';
import { GUEST_LANGUAGES, type GuestLanguage } from '../../language/guest-language.ts';
import { formatMoment } from './format-moment.ts';
import * as styles from './profile-screen.css';

interface PreferencesFormProps {
  profile: GuestProfile;
  messages: ProfileMessages;
  online: boolean;
  /** Shows the page in the chosen language. */
  onLanguage(language: GuestLanguage): void;
  onSave(preferences: GuestPreferences): Promise<ApiProblem | null>;
}

/** Default when quiet hours are chosen without times. */
const USUAL_QUIET = { from: '22:00', until: '08:00' };

/** What the guest says about themselves: name, language, quiet hours, allergies, and one consent. */
export function PreferencesForm({ profile, messages, online, onLanguage, onSave }: PreferencesFormProps) {
  const [said, setSaid] = useState(profile.preferences);
  const [isSaved, setSaved] = useState(false);
  const { run, busy, problem, clear } = useAction();
  const change = (changed: Partial<GuestPreferences>) => {
    setSaid((before) => ({ ...before, ...changed }));
    setSaved(false);
    clear();
  };

  const save = () =>
    run(
      () => onSave(said),
      () => {
        setSaved(true);
        if (said.language) onLanguage(said.language);
      },
    );

  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      <h2 className={styles.heading}>{messages.preferences}</h2>
      <Field
        label={messages.name}
        hint={messages.nameHint}
        value={said.name ?? ''}
        maxLength={80}
        autoComplete="given-name"
        onChange={(event) => change({ name: event.target.value || null })}
      />
      <SelectField<GuestLanguage | ''>
        label={messages.language}
        options={[{ value: '', label: messages.anyLanguage }, ...GUEST_LANGUAGES]}
        value={said.language ?? ''}
        onChange={(language) => change({ language: language || null })}
      />
      <div>
        <label className={styles.box}>
          <input
            type="checkbox"
            checked={said.quiet !== null}
            onChange={(event) => change({ quiet: event.target.checked ? USUAL_QUIET : null })}
          />
          {messages.quiet}
        </label>
        {said.quiet ? (
          <div className={styles.times}>
            <Field
              label={messages.quietFrom}
              type="time"
              required
              value={said.quiet.from}
              onChange={(event) =>
                change({ quiet: { ...(said.quiet ?? USUAL_QUIET), from: event.target.value } })
              }
            />
            <Field
              label={messages.quietUntil}
              type="time"
              required
              value={said.quiet.until}
              onChange={(event) =>
                change({ quiet: { ...(said.quiet ?? USUAL_QUIET), until: event.target.value } })
              }
            />
          </div>
        ) : null}
        <p className={styles.why}>{messages.quietHint}</p>
      </div>
      <TextAreaField
        label={messages.allergies}
        hint={messages.allergiesHint}
        value={said.allergies ?? ''}
        maxLength={200}
        rows={2}
        onChange={(event) => change({ allergies: event.target.value || null })}
      />
      <h2 className={styles.heading}>{messages.consents}</h2>
      <div>
        <label className={styles.box}>
          <input
            type="checkbox"
            checked={said.marketing}
            onChange={(event) => change({ marketing: event.target.checked })}
          />
          {messages.marketing({ property: profile.property.name })}
        </label>
        <p className={styles.why}>
          {messages.marketingHint}{' '}
          {profile.marketingAt
            ? messages.marketingAt({ time: formatMoment(profile.marketingAt, said.language ?? 'en') })
            : null}
        </p>
      </div>
      <div className={styles.actions}>
        <Button type="submit" busy={busy} disabled={!online}>
          {messages.save}
        </Button>
        <p role="status">{isSaved && !problem ? messages.saved : null}</p>
      </div>
      {problem ? (
        <p className={styles.error} role="alert">
          {problem.detail}
        </p>
      ) : null}
    </form>
  );
}
