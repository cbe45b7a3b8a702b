import type { LeadKind } from '@bellkey/shared/api';
import { Link } from '@bellkey/shared/shell';
import { Button, Field, TextAreaField } from '@bellkey/shared/ui';
import { type FormEvent, useId, useRef } from 'react';
import { NameField, WorkEmailField } from '../../controls/person-fields.tsx';
import { NotSent } from '../../sending/not-sent.tsx';
import { Reference, Sent } from '../../sending/sent.tsx';
import { groupThousands } from '../pricing/quote/prices/money.ts';
import { MESSAGE_MAX_CHARS } from './lead-draft.ts';
import * as styles from './lead-form.css';
import { useLead } from './use-lead.ts';

interface LeadFormProps {
  kind: LeadKind;
  /** The form's name for screen readers. */
  label: string;
  /** What the message is about, as its label. */
  messageLabel: string;
  propertyLabel?: string;
}

/** Sends an enquiry to the platform's operators. Without JavaScript the browser sends it, and a plain page answers. */
export function LeadForm({ kind, label, messageLabel, propertyLabel = 'Property' }: LeadFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const { draft, errors, sending, change, send, again } = useLead(kind, form);
  const consentId = useId();

  if (sending.status === 'sent') {
    return (
      <div className={styles.sent}>
        <Sent title="Thank you, we have it">
          <p>
            Your reference is <Reference>{sending.reference}</Reference>. We answer to {sending.email}.
          </p>
          <Button look="outline" onClick={again}>
            Write another
          </Button>
        </Sent>
      </div>
    );
  }

  const submit = (event: FormEvent) => {
    event.preventDefault();
    send();
  };
  const left = MESSAGE_MAX_CHARS - draft.message.trim().length;
  return (
    <form
      ref={form}
      className={styles.form}
      method="post"
      action="/api/leads/form"
      onSubmit={submit}
      noValidate
      aria-label={label}
    >
      <input type="hidden" name="kind" value={kind} />
      <div className={styles.pair}>
        <NameField value={draft.name} onChange={(name) => change({ name })} error={errors.name} />
        <WorkEmailField value={draft.email} onChange={(email) => change({ email })} error={errors.email} />
      </div>
      <div className={styles.pair} data-wide-first="">
        <Field
          label={propertyLabel}
          name="property"
          autoComplete="organization"
          maxLength={160}
          value={draft.property}
          onChange={({ target }) => change({ property: target.value })}
          error={errors.property}
        />
        <Field
          label="Rooms (optional)"
          name="rooms"
          inputMode="numeric"
          autoComplete="off"
          maxLength={6}
          value={draft.rooms}
          onChange={({ target }) => change({ rooms: target.value })}
          error={errors.rooms}
        />
      </div>
      {kind === 'integration-request' ? (
        <Field
          label="System and version"
          name="system"
          autoComplete="off"
          maxLength={160}
          value={draft.system}
          onChange={({ target }) => change({ system: target.value })}
          error={errors.system}
        />
      ) : null}
      <TextAreaField
        label={messageLabel}
        name="message"
        rows={5}
        value={draft.message}
        onChange={({ target }) => change({ message: target.value })}
        hint={
          left >= 0
            ? `${groupThousands(left)} characters left`
            : `${groupThousands(-left)} characters more than fit`
        }
        error={errors.message}
      />
      <div className={styles.unseen} aria-hidden="true">
        <label>
          Leave this empty
          <input
            name="website"
            tabIndex={-1}
            autoComplete="off"
            value={draft.website}
            onChange={({ target }) => change({ website: target.value })}
          />
        </label>
      </div>
      <div>
        <div className={styles.consent}>
          <input
            id={consentId}
            type="checkbox"
            name="consent"
            checked={draft.consent}
            onChange={({ target }) => change({ consent: target.checked })}
            aria-invalid={errors.consent ? true : undefined}
            aria-describedby={errors.consent ? `${consentId}-error` : undefined}
          />
          <label htmlFor={consentId}>Use this only to answer me</label>
        </div>
        {errors.consent ? (
          <p id={`${consentId}-error`} className={styles.error}>
            {errors.consent}
          </p>
        ) : null}
        <p className={styles.fine}>
          What happens with it: <Link to="/privacy">privacy</Link>.
        </p>
      </div>
      {sending.status === 'failed' ? (
        <NotSent problem={sending.problem} what="messages">
          Send it again in a while.
        </NotSent>
      ) : null}
      <div>
        <Button type="submit" size="large" busy={sending.status === 'sending'}>
          {sending.status === 'sending' ? 'Sending' : 'Send'}
        </Button>
      </div>
    </form>
  );
}
