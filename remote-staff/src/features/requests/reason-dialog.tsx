import type { ServiceRequest } from '@bellkey/shared/api';
import { Button } from '@bellkey/shared/ui';
import { type FormEvent, useId, useState } from 'react';
import * as requestsMessages from '../../../messages/compiled/requests/en.ts';
import { Modal } from '../../dialog/modal.tsx';
import * as styles from './reason-dialog.css';
import { formatRecurrence } from './recurrence.ts';
import type { RequestAction } from './request-actions.ts';
import { requestTitle } from './request-messages.ts';

/** Maximum length of a reason in the API. */
export const REASON_MAX_CHARS = 500;

const suggestions = [
  requestsMessages.outOfStockReason,
  requestsMessages.wrongHourReason,
  requestsMessages.delayReason,
];

/** Asks for the reason that the guest will read, before a request is declined, held or cancelled. */
export function ReasonDialog({
  request,
  action,
  onConfirm,
  onClose,
}: {
  request: ServiceRequest;
  action: RequestAction;
  onConfirm(reason: string): void;
  onClose(): void;
}) {
  const id = useId();
  const every = request.schedule?.every;
  const [reason, setReason] = useState('');
  const [missing, setMissing] = useState(false);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (reason.trim() === '') setMissing(true);
    else onConfirm(reason.trim());
  };

  return (
    <Modal
      title={`${action.label} ${requestTitle(request)}, ${request.place.label}`}
      unsaved={reason !== ''}
      onClose={onClose}
    >
      <form className={styles.form} onSubmit={submit} noValidate>
        {every && (action.to === 'cancelled' || action.to === 'declined') ? (
          <p>{requestsMessages.recurrence.endsAll({ every: formatRecurrence(every) })}</p>
        ) : null}
        <label htmlFor={id}>
          {request.conversationId ? requestsMessages.guestReasonLabel : requestsMessages.reason}
        </label>
        <textarea
          id={id}
          className={styles.reason}
          rows={3}
          maxLength={REASON_MAX_CHARS}
          value={reason}
          aria-invalid={missing || undefined}
          aria-describedby={missing ? `${id}-error` : undefined}
          onChange={(event) => {
            setReason(event.target.value);
            setMissing(false);
          }}
        />
        {missing ? (
          <p id={`${id}-error`} className={styles.error} role="alert">
            {request.conversationId ? requestsMessages.guestReasonError : requestsMessages.reasonError}
          </p>
        ) : null}
        <div className={styles.suggestions}>
          {suggestions.map((suggestion) => (
            <button key={suggestion} type="button" onClick={() => setReason(suggestion)}>
              {suggestion}
            </button>
          ))}
        </div>
        <div className={styles.actions}>
          <Button look="outline" onClick={onClose}>
            {requestsMessages.back}
          </Button>
          <Button type="submit">{action.label}</Button>
        </div>
      </form>
    </Modal>
  );
}
