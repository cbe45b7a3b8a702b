import { useAction } from '@bellkey/shared/action';
import type { ConversationConcierge } from '@bellkey/shared/api';
import type { ApiProblem } from '@bellkey/shared/shell';
import { Button } from '@bellkey/shared/ui';
import { type FormEvent, useState } from 'react';
import * as conciergeMessages from '../../../../messages/compiled/concierge/en.ts';
import { timeOfDay } from '../../../clock/clock-messages.ts';
import { useWorkplace } from '../../../desk/workplace.tsx';
import { ProblemNotice } from '../../../problem/problem-notice.tsx';
import * as styles from './concierge-panel.css';
import { DraftCard } from './draft-card.tsx';
import { formatReasons, formatRule } from './reason-messages.ts';
import { useConcierge } from './use-concierge.ts';

/** The assistant's part in the open conversation: its draft, its mode here, and its reasons. */
export function ConciergePanel({ conversationId }: { conversationId: string }) {
  const { view, unread, refresh, send, discard, mark } = useConcierge(conversationId);
  // Not everyone may read it; others do not learn that it exists.
  const isHidden = unread?.code === 'forbidden';
  if (isHidden || (!view && !unread)) return null;
  const notice = unread ? (
    <ProblemNotice
      problem={unread}
      title={conciergeMessages.loadFailed}
      live="polite"
      onRetry={() => void refresh()}
    />
  ) : null;
  if (!view) return <div className={styles.panel}>{notice}</div>;
  return (
    <div className={styles.panel}>
      {view.draft ? (
        <DraftCard
          key={view.draft.id}
          draft={view.draft}
          onSend={(body) => send(view.draft?.id ?? '', body)}
          onDiscard={() => discard(view.draft?.id ?? '')}
        />
      ) : null}
      <details className={styles.details}>
        <summary className={styles.summary}>
          {conciergeMessages.assistantHereMode({ mode: view.mode })}
          {view.reasons.length > 0 ? conciergeMessages.reasonsNoted({ reasons: view.reasons.length }) : ''}
          {unread ? ` ${conciergeMessages.fromBefore}` : ''}
        </summary>
        <div className={styles.inside}>
          {notice}
          <p>{formatRule(view.forcedBy) ?? conciergeMessages.modes[view.mode]}</p>
          <Marks key={JSON.stringify(view.marks)} view={view} onMark={mark} />
          <Reasons view={view} />
        </div>
      </details>
    </div>
  );
}

function Marks({
  view,
  onMark,
}: {
  view: ConversationConcierge;
  onMark(marks: { vip: boolean; nights: number | null; complaint: boolean }): Promise<ApiProblem | null>;
}) {
  const [vip, setVip] = useState(view.marks.vip);
  const [complaint, setComplaint] = useState(view.marks.complaintAt !== null);
  const [nights, setNights] = useState(view.marks.nights === null ? '' : String(view.marks.nights));
  const [said, setSaid] = useState('');
  const { run, busy } = useAction();
  const count = nights.trim() === '' ? null : Number(nights);
  const bad = count !== null && !(Number.isInteger(count) && count >= 1 && count <= 365);

  const save = (event: FormEvent) => {
    event.preventDefault();
    if (bad) return;
    void run(async () => {
      const refusal = await onMark({ vip, complaint, nights: count });
      setSaid(refusal ? conciergeMessages.saveFailed : conciergeMessages.kept);
      return refusal;
    });
  };

  return (
    <form className={styles.marks} onSubmit={save} noValidate>
      <p className={styles.quiet}>{conciergeMessages.guestNotesHint}</p>
      <label className={styles.check}>
        <input type="checkbox" checked={vip} onChange={({ target }) => setVip(target.checked)} />{' '}
        {conciergeMessages.vip}
      </label>
      <label className={styles.check}>
        <input type="checkbox" checked={complaint} onChange={({ target }) => setComplaint(target.checked)} />{' '}
        {conciergeMessages.openComplaint}
      </label>
      <label className={styles.check}>
        {conciergeMessages.nights}{' '}
        <input
          className={styles.number}
          inputMode="numeric"
          value={nights}
          aria-invalid={bad || undefined}
          onChange={({ target }) => setNights(target.value)}
        />
      </label>
      <Button type="submit" look="outline" size="small" busy={busy}>
        {conciergeMessages.keep}
      </Button>
      <p role="status" className={styles.quiet}>
        {bad ? conciergeMessages.nightsError : said}
      </p>
    </form>
  );
}

function Reasons({ view }: { view: ConversationConcierge }) {
  const { membership } = useWorkplace();
  if (view.reasons.length === 0) return <p className={styles.quiet}>{conciergeMessages.reasonsEmpty}</p>;
  return (
    <ul className={styles.reasons} aria-label={conciergeMessages.reasonsLabel}>
      {view.reasons.map((reason) => (
        <li key={reason.turnId}>
          <time dateTime={reason.at}>{timeOfDay(reason.at, membership.property.timeZone)}</time>{' '}
          {formatReasons(reason).join(' ')}
        </li>
      ))}
    </ul>
  );
}
