import { Field, SelectField, TextAreaField } from '@bellkey/shared/ui';
import { wallTime } from '@bellkey/shared/wall-time';
import * as messages from '../../../messages/compiled/raise/en.ts';
import { recurrenceOptions } from '../requests/recurrence.ts';
import { ChoiceField } from './choice-field.tsx';
import * as styles from './raise.css';
import {
  type DraftErrors,
  guestOf,
  type RequestChoices,
  type RequestDraft,
  serviceOf,
} from './request-draft.ts';

/** The fields of a new request. Those that do not apply, such as a time in an emergency, are left out. */
export function RequestFields({
  draft,
  choices,
  errors,
  today,
  timeZone,
  onChange,
}: {
  draft: RequestDraft;
  choices: RequestChoices;
  errors: DraftErrors;
  today: Date;
  timeZone: string;
  onChange(change: Partial<RequestDraft>): void;
}) {
  const service = serviceOf(draft, choices);
  const hasGuest = guestOf(draft, choices) !== null;
  const hasPlace = draft.place.trim() !== '';
  const isEmergency = service?.kind === 'emergency';
  return (
    <>
      {draft.conversationId === null ? (
        <ChoiceField
          label={messages.place}
          choices={choices.places.map(({ label }) => ({ name: label }))}
          typed={draft.place}
          onType={(typed) => onChange({ place: typed })}
          error={errors.place}
          autoFocus
        />
      ) : (
        <p className={styles.quiet}>{messages.forPlace({ place: draft.place })}</p>
      )}
      <ChoiceField
        label={messages.service}
        choices={choices.services.map(({ title }) => ({ name: title }))}
        typed={draft.service}
        onType={(typed) => onChange({ service: typed })}
        error={errors.service}
      />
      <p className={styles.quiet}>
        {service ? messages.forDepartment({ department: service.department.name }) : '\u00a0'}
      </p>
      <Field
        label={messages.howManyOptional}
        inputMode="numeric"
        maxLength={2}
        value={draft.quantity}
        onChange={({ target }) => onChange({ quantity: target.value })}
        error={errors.quantity}
      />
      <fieldset className={styles.choice}>
        <legend>{messages.whoSeesIt}</legend>
        <Radio
          name="sees"
          label={messages.onlyTheStaff}
          checked={!(draft.forGuest && hasGuest)}
          onChoose={() => onChange({ forGuest: false })}
        />
        <Radio
          name="sees"
          label={hasGuest || !hasPlace ? messages.guestToo : messages.guestTooAbsent}
          checked={draft.forGuest && hasGuest}
          disabled={!hasGuest}
          onChoose={() => onChange({ forGuest: true })}
        />
      </fieldset>
      <TextAreaField
        label={draft.forGuest && hasGuest ? messages.guestWordsLabel : messages.wordsOptional}
        rows={2}
        maxLength={500}
        value={draft.note}
        onChange={({ target }) => onChange({ note: target.value })}
      />
      {isEmergency ? (
        <p className={styles.quiet}>{messages.emergencyHint}</p>
      ) : (
        <fieldset className={styles.choice}>
          <legend>{messages.when}</legend>
          <Radio
            name="when"
            label={messages.asapLabel}
            checked={draft.when === 'now'}
            onChoose={() => onChange({ when: 'now' })}
          />
          <Radio
            name="when"
            label={messages.atATime}
            checked={draft.when === 'at'}
            onChoose={() =>
              onChange({ when: 'at', day: draft.day || wallTime(today, timeZone).slice(0, 10) })
            }
          />
        </fieldset>
      )}
      {draft.when === 'at' && !isEmergency ? (
        <div className={styles.time}>
          <Field
            label={messages.day}
            type="date"
            min={wallTime(today, timeZone).slice(0, 10)}
            value={draft.day}
            onChange={({ target }) => onChange({ day: target.value })}
          />
          <Field
            label={messages.time}
            type="time"
            value={draft.time}
            onChange={({ target }) => onChange({ time: target.value })}
            error={errors.time}
          />
          <SelectField
            label={messages.comesAgain}
            options={recurrenceOptions()}
            value={draft.every}
            onChange={(every) => onChange({ every })}
          />
        </div>
      ) : null}
    </>
  );
}

function Radio({
  name,
  label,
  checked,
  disabled = false,
  onChoose,
}: {
  name: string;
  label: string;
  checked: boolean;
  disabled?: boolean;
  onChoose(): void;
}) {
  return (
    <label className={styles.radio}>
      <input type="radio" name={name} checked={checked} disabled={disabled} onChange={onChoose} />
      {label}
    </label>
  );
}
