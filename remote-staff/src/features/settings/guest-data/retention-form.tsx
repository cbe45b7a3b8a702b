import type { OperationOutput } from '@bellkey/shared/api';
import type { ApiProblem } from '@bellkey/shared/shell';
import { Button, Field, Skeleton } from '@bellkey/shared/ui';
import { type FormEvent, useState } from 'react';
import { Modal } from '../../../dialog/modal.tsx';
import { ProblemNotice } from '../../../problem/problem-notice.tsx';
import { SaidHere } from '../store/said-here.tsx';
import * as styles from '../store/settings.css';
import type { SettingsStore } from '../store/use-settings.ts';
import { describeDue } from './describe-counts.ts';
import type { GuestData } from './use-guest-data.ts';

type Retained = OperationOutput<'GET /api/staff/retention'>;

/** For how long words of guests are kept. Before a shorter time counts, it says what that erases. */
export function RetentionForm({ store, data }: { store: SettingsStore; data: GuestData }) {
  const { retained, problem, load } = data;
  return (
    <section className={styles.section} aria-labelledby="retention">
      <h2 id="retention" className={styles.heading}>
        How long guests’ words are kept
      </h2>
      <p className={styles.quiet}>
        What is older is erased within the hour. Open requests and alarms stay until they are ended. Reports
        keep their figures: what was asked where and when, without what anyone wrote.
      </p>
      {problem && !retained ? (
        <ProblemNotice problem={problem} title="This could not be loaded" onRetry={load} />
      ) : null}
      {!retained && !problem ? <Skeleton label="Loading" lines={3} /> : null}
      {retained ? (
        // A form begins again with what was saved.
        <Days key={retained.retention.version} store={store} data={data} retained={retained} />
      ) : null}
      <SaidHere store={store} of="retention" />
    </section>
  );
}

function Days({ store, data, retained }: { store: SettingsStore; data: GuestData; retained: Retained }) {
  const { version, ...saved } = retained.retention;
  const [conversationDays, setConversationDays] = useState(String(saved.conversationDays));
  const [requestDays, setRequestDays] = useState(String(saved.requestDays));
  const [eventDays, setEventDays] = useState(String(saved.eventDays));
  const [asking, setAsking] = useState<Retained['due'] | null>(null);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<ApiProblem | null>(null);
  const wanted = {
    conversationDays: Number(conversationDays),
    requestDays: Number(requestDays),
    eventDays: Number(eventDays),
  };

  const save = async () => {
    setBusy(true);
    const answer = await data.save({ ...wanted, version });
    setBusy(false);
    setAsking(null);
    if (!answer.ok) return setProblem(answer.error);
    store.say('retention', 'Saved.', async () => {
      const undone = await data.save({ ...saved, version: answer.value.version });
      await data.load();
      return undone;
    });
    await data.load();
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    setBusy(true);
    setProblem(null);
    const { conversationDays, requestDays } = wanted;
    const answer = await data.preview({ conversationDays, requestDays });
    setBusy(false);
    if (!answer.ok) return setProblem(answer.error);
    const { due } = answer.value;
    if (due.conversations + due.requests > 0) return setAsking(due);
    await save();
  };
  const days = (
    label: string,
    hint: string,
    value: string,
    set: (days: string) => void,
    key: keyof typeof wanted,
  ) => (
    <Field
      label={label}
      hint={hint}
      inputMode="numeric"
      value={value}
      maxLength={4}
      error={problem?.fields?.[key]}
      onChange={({ target }) => set(target.value)}
    />
  );
  return (
    <form className={styles.form} onSubmit={(event) => void submit(event)} noValidate aria-label="Retention">
      {days(
        'Conversations, in days',
        'After the last message, with orders and requests of the guest.',
        conversationDays,
        setConversationDays,
        'conversationDays',
      )}
      {days(
        'Requests without a guest’s phone, in days',
        'What people wrote in them.',
        requestDays,
        setRequestDays,
        'requestDays',
      )}
      {days(
        'Log of events, in days',
        'What screens were sent, and messages to staff.',
        eventDays,
        setEventDays,
        'eventDays',
      )}
      {problem && !problem.fields ? <ProblemNotice problem={problem} title="This was not saved" /> : null}
      <div>
        <Button type="submit" busy={busy}>
          Save
        </Button>
      </div>
      {asking ? (
        <Modal title="Erase what is older?" onClose={() => setAsking(null)}>
          <p>{describeDue(asking)} It cannot be brought back.</p>
          <div className={styles.actions}>
            <Button look="danger" busy={busy} onClick={() => void save()}>
              Save and erase
            </Button>
            <Button look="outline" onClick={() => setAsking(null)}>
              Keep it as it is
            </Button>
          </div>
        </Modal>
      ) : null}
    </form>
  );
}
