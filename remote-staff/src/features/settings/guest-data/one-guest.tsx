import { useAction } from '@bellkey/shared/action';
import type { Conversation } from '@bellkey/shared/api';
import { Button, SelectField, Skeleton } from '@bellkey/shared/ui';
import { useState } from 'react';
import * as guestDataMessages from '../../../../messages/compiled/guest-data/en.ts';
import { Modal } from '../../../dialog/modal.tsx';
import { ProblemNotice } from '../../../problem/problem-notice.tsx';
import { saveFile } from '../../../save-file/save-file.ts';
import * as styles from '../store/settings.css';
import { describeCounts } from './describe-counts.ts';
import type { GuestData } from './use-guest-data.ts';

const when = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short' });

const nameOf = ({ place, lastMessageAt, createdAt }: Conversation): string =>
  `${place.label}, ${when.format(new Date(lastMessageAt ?? createdAt))}`;

/** A copy of everything about one guest, and its erasure after a confirmation. */
export function OneGuest({ data }: { data: GuestData }) {
  const { conversations } = data;
  const [chosenId, setChosenId] = useState('');
  const [asking, setAsking] = useState(false);
  const { run, busy, problem, clear } = useAction();
  const [said, setSaid] = useState('');
  const chosen = conversations?.find(({ id }) => id === chosenId);

  const begin = () => {
    clear();
    setSaid('');
  };
  const copy = ({ id }: Conversation) => {
    begin();
    return run(
      () => data.copy(id),
      (copied) => {
        const file = new Blob([JSON.stringify(copied, null, 2)], { type: 'application/json' });
        saveFile(file, `guest-${id}.json`);
        setSaid(guestDataMessages.copySaved);
      },
    );
  };
  const erase = ({ id }: Conversation) => {
    begin();
    return run(
      async () => {
        const answer = await data.erase(id);
        setAsking(false);
        return answer;
      },
      async ({ counts }) => {
        setChosenId('');
        setSaid(guestDataMessages.erasedDescribeCounts({ describeCounts: describeCounts(counts) }));
        await data.load();
      },
    );
  };

  return (
    <section className={styles.section} aria-labelledby="one-guest">
      <h2 id="one-guest" className={styles.heading}>
        {guestDataMessages.oneGuest}
      </h2>
      <p className={styles.quiet}>{guestDataMessages.oneGuestHint}</p>
      {conversations === null && !data.problem ? (
        <Skeleton label={guestDataMessages.loadingTheConversations} lines={2} />
      ) : null}
      {conversations?.length === 0 ? (
        <p className={styles.quiet}>{guestDataMessages.conversationsEmpty}</p>
      ) : null}
      {conversations && conversations.length > 0 ? (
        <SelectField
          label={guestDataMessages.conversation}
          value={chosenId}
          onChange={setChosenId}
          options={[
            { value: '', label: guestDataMessages.chooseAConversation },
            ...conversations.map((conversation) => ({ value: conversation.id, label: nameOf(conversation) })),
          ]}
        />
      ) : null}
      <div className={styles.actions}>
        <Button look="outline" disabled={!chosen} busy={busy} onClick={() => chosen && void copy(chosen)}>
          {guestDataMessages.saveACopy}
        </Button>
        <Button look="outline" disabled={!chosen} onClick={() => setAsking(true)}>
          {guestDataMessages.erase}
        </Button>
      </div>
      <p role="status" className={styles.said}>
        {said}
      </p>
      {problem ? <ProblemNotice problem={problem} title={guestDataMessages.oneGuestFailed} /> : null}
      {asking && chosen ? (
        <Modal
          title={guestDataMessages.eraseGuestTitle({ nameOf: nameOf(chosen) })}
          onClose={() => setAsking(false)}
        >
          <p>{guestDataMessages.eraseGuestWarning}</p>
          <div className={styles.actions}>
            <Button look="danger" busy={busy} onClick={() => void erase(chosen)}>
              {guestDataMessages.eraseForGood}
            </Button>
            <Button look="outline" onClick={() => setAsking(false)}>
              {guestDataMessages.keepIt}
            </Button>
          </div>
        </Modal>
      ) : null}
    </section>
  );
}
