import { useAction } from '@bellkey/shared/action';
import type { Conversation } from '@bellkey/shared/api';
import { useAnnounce } from '@bellkey/shared/shell';
import { Button, Field } from '@bellkey/shared/ui';
import { momentOf, wallTime } from '@bellkey/shared/wall-time';
import { type FormEvent, useState } from 'react';
import * as messages from '../../../../messages/compiled/snooze/en.ts';
import { useWorkplace } from '../../../desk/workplace.tsx';
import { Modal } from '../../../dialog/modal.tsx';
import { ProblemNotice } from '../../../problem/problem-notice.tsx';
import { timeAhead } from './format-snooze.ts';
import * as styles from './snooze-dialog.css';
import { snoozeTimes } from './snooze-times.ts';
import { useSnooze } from './use-snooze.ts';

/** How far ahead a conversation can be put aside: the API's `SNOOZE_MAX_DAYS`, in milliseconds. */
const LONGEST_MS = 30 * 24 * 60 * 60_000;

/** Props of {@link SnoozeDialog}. */
export interface SnoozeDialogProps {
  conversation: Conversation;
  onClose(): void;
}

/** Asks until when a conversation is put aside: one of the usual times, or an own one. */
export function SnoozeDialog({ conversation: { id, place }, onClose }: SnoozeDialogProps) {
  const { membership } = useWorkplace();
  const { timeZone } = membership.property;
  const announce = useAnnounce();
  const snooze = useSnooze(id);
  const { run, busy, problem, clear } = useAction();
  const usual = snoozeTimes(Date.now(), timeZone);
  const [shownDay = '', shownTime = ''] = wallTime(new Date(usual.hour), timeZone).split('T');
  const [day, setDay] = useState(shownDay);
  const [time, setTime] = useState(shownTime);
  const [error, setError] = useState<string | undefined>();

  const until = (at: number) => {
    if (busy) return;
    clear();
    const instant = new Date(at).toISOString();
    void run(
      () => snooze(instant),
      () => {
        announce(messages.done({ place: place.label, time: timeAhead(instant, Date.now(), timeZone) }));
        onClose();
      },
    );
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const at = momentOf(day, time, timeZone)?.getTime();
    const isPossible = at !== undefined && at > Date.now() && at <= Date.now() + LONGEST_MS;
    setError(isPossible ? undefined : messages.timePast);
    if (isPossible) until(at);
  };

  return (
    <Modal title={messages.title({ place: place.label })} onClose={onClose}>
      <p>{messages.intro}</p>
      <div className={styles.usual}>
        {(['minutes15', 'hour', 'tomorrow'] as const).map((one) => (
          <Button key={one} look="outline" busy={busy} onClick={() => until(usual[one])}>
            {messages[one]}
          </Button>
        ))}
      </div>
      <form className={styles.own} onSubmit={submit} noValidate>
        <Field
          label={messages.ownDay}
          type="date"
          value={day}
          onChange={({ target }) => setDay(target.value)}
        />
        <Field
          label={messages.ownTime}
          type="time"
          value={time}
          onChange={({ target }) => setTime(target.value)}
          error={error}
        />
        {problem ? <ProblemNotice problem={problem} title={messages.failed} /> : null}
        <div className={styles.actions}>
          <Button look="outline" onClick={onClose}>
            {messages.backButton}
          </Button>
          <Button type="submit" busy={busy}>
            {messages.ownButton}
          </Button>
        </div>
      </form>
    </Modal>
  );
}
