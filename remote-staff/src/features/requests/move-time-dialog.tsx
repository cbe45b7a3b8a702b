import { useAction } from '@bellkey/shared/action';
import type { ServiceRequest } from '@bellkey/shared/api';
import { Button, Field } from '@bellkey/shared/ui';
import { momentOf, wallTime } from '@bellkey/shared/wall-time';
import { type FormEvent, useState } from 'react';
import * as requestsMessages from '../../../messages/compiled/requests/en.ts';
import { useWorkplace } from '../../desk/workplace.tsx';
import { Modal } from '../../dialog/modal.tsx';
import { ProblemNotice } from '../../problem/problem-notice.tsx';
import * as styles from './reason-dialog.css';
import { REASON_MAX_CHARS } from './reason-dialog.tsx';
import { requestTitle } from './request-messages.ts';

/** Props of {@link MoveTimeDialog}. */
export interface MoveTimeProps {
  request: ServiceRequest;
  now: number;
  onClose(): void;
}

/** Asks for the new time, and the reason. */
export function MoveTimeDialog({ request, now, onClose }: MoveTimeProps) {
  const { desk, membership } = useWorkplace();
  const { timeZone } = membership.property;
  const [shownDay = '', shownTime = ''] = wallTime(
    new Date(request.schedule?.at ?? request.promisedAt ?? now),
    timeZone,
  ).split('T');
  const [day, setDay] = useState(shownDay);
  const [time, setTime] = useState(shownTime);
  const [reason, setReason] = useState('');
  const [problems, setProblems] = useState<{ time?: string; reason?: string }>({});
  const { run, busy, problem, clear } = useAction();

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    const moment = momentOf(day, time, timeZone);
    const missing = {
      ...(!(moment && moment.getTime() > now) && { time: requestsMessages.timePastError }),
      ...(reason.trim() === '' && {
        reason: request.conversationId ? requestsMessages.guestTimeReasonError : requestsMessages.reasonError,
      }),
    };
    setProblems(missing);
    clear();
    if (!moment || Object.keys(missing).length > 0) return;
    void run(() => desk.moveTime(request.id, moment.toISOString(), reason.trim()), onClose);
  };

  return (
    <Modal
      title={requestsMessages.changeTimeTitle({
        requestTitle: requestTitle(request),
        place: request.place.label,
      })}
      unsaved={reason !== ''}
      onClose={onClose}
    >
      <form className={styles.form} onSubmit={submit} noValidate>
        <Field
          label={requestsMessages.day}
          type="date"
          value={day}
          onChange={({ target }) => setDay(target.value)}
        />
        <Field
          label={requestsMessages.time}
          type="time"
          value={time}
          onChange={({ target }) => setTime(target.value)}
          error={problems.time}
        />
        <Field
          label={request.conversationId ? requestsMessages.guestReasonLabel : requestsMessages.reason}
          value={reason}
          maxLength={REASON_MAX_CHARS}
          onChange={({ target }) => setReason(target.value)}
          error={problems.reason}
        />
        <div className={styles.suggestions}>
          {requestsMessages.newTimeReasons.split('\n').map((suggestion) => (
            <button key={suggestion} type="button" onClick={() => setReason(suggestion)}>
              {suggestion}
            </button>
          ))}
        </div>
        {problem ? <ProblemNotice problem={problem} title={requestsMessages.changeTimeFailed} /> : null}
        <div className={styles.actions}>
          <Button look="outline" onClick={onClose}>
            {requestsMessages.back}
          </Button>
          <Button type="submit" busy={busy}>
            {requestsMessages.promiseIt}
          </Button>
        </div>
      </form>
    </Modal>
  );
}
