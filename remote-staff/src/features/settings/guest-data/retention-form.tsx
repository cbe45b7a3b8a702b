import { useAction } from '@bellkey/shared/action';
import type { OperationOutput } from '@bellkey/shared/api';
import { Button, Field, Skeleton } from '@bellkey/shared/ui';
import { type FormEvent, useState } from 'react';
import * as guestDataMessages from '../../../../messages/compiled/guest-data/en.ts';
import { Modal } from '../../../dialog/modal.tsx';
import { ProblemNotice } from '../../../problem/problem-notice.tsx';
import { SaidHere } from '../store/said-here.tsx';
import * as styles from '../store/settings.css';
import type { SettingsStore } from '../store/use-settings.ts';
import { describeDue } from './describe-counts.ts';
import type { GuestData } from './use-guest-data.ts';

type Retained = OperationOutput<'GET /api/staff/retention'>;

/** How long words of guests are kept. Before a shorter time is saved, it says what that erases. */
export function RetentionForm({ store, data }: { store: SettingsStore; data: GuestData }) {
  const { retained, problem, load } = data;
  return (
    <section className={styles.section} aria-labelledby="retention">
      <h2 id="retention" className={styles.heading}>
        {guestDataMessages.retentionTitle}
      </h2>
      <p className={styles.quiet}>{guestDataMessages.retentionHint}</p>
      {problem && !retained ? (
        <ProblemNotice problem={problem} title={guestDataMessages.loadFailed} onRetry={load} />
      ) : null}
      {!retained && !problem ? <Skeleton label={guestDataMessages.loading} lines={3} /> : null}
      {retained ? (
        // A form starts again from the saved values.
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
  const { run, busy, problem, clear } = useAction();
  const wanted = {
    conversationDays: Number(conversationDays),
    requestDays: Number(requestDays),
    eventDays: Number(eventDays),
  };

  const save = () =>
    run(
      async () => {
        const answer = await data.save({ ...wanted, version });
        setAsking(null);
        return answer;
      },
      async (changed) => {
        store.report('retention', guestDataMessages.saved, async () => {
          const undone = await data.save({ ...saved, version: changed.version });
          await data.load();
          return undone;
        });
        await data.load();
      },
    );
  const submit = (event: FormEvent) => {
    event.preventDefault();
    clear();
    const { conversationDays, requestDays } = wanted;
    void run(
      () => data.preview({ conversationDays, requestDays }),
      ({ due }) => (due.conversations + due.requests > 0 ? setAsking(due) : save()),
    );
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
    <form className={styles.form} onSubmit={submit} noValidate aria-label={guestDataMessages.retention}>
      {days(
        guestDataMessages.conversationsInDays,
        guestDataMessages.conversationsHint,
        conversationDays,
        setConversationDays,
        'conversationDays',
      )}
      {days(
        guestDataMessages.requestsLabel,
        guestDataMessages.requestsHint,
        requestDays,
        setRequestDays,
        'requestDays',
      )}
      {days(
        guestDataMessages.eventsLabel,
        guestDataMessages.eventsHint,
        eventDays,
        setEventDays,
        'eventDays',
      )}
      {problem ? (
        <ProblemNotice
          problem={problem}
          atFields={Object.keys(wanted)}
          title={guestDataMessages.saveFailed}
        />
      ) : null}
      <div>
        <Button type="submit" busy={busy}>
          {guestDataMessages.save}
        </Button>
      </div>
      {asking ? (
        <Modal title={guestDataMessages.eraseOlderTitle} onClose={() => setAsking(null)}>
          <p>{guestDataMessages.eraseOlderWarning({ describeDue: describeDue(asking) })}</p>
          <div className={styles.actions}>
            <Button look="danger" busy={busy} onClick={() => void save()}>
              {guestDataMessages.saveAndErase}
            </Button>
            <Button look="outline" onClick={() => setAsking(null)}>
              {guestDataMessages.keepButton}
            </Button>
          </div>
        </Modal>
      ) : null}
    </form>
  );
}
