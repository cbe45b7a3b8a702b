import { Link } from '@bellkey/shared/shell';
import * as messages from '../../../../messages/compiled/queue/en.ts';
import * as styles from './queue-strip.css';
import type { StripFigures } from './strip-figures.ts';

/** The key figures; each links to what it counts. Chat figures are left out for people without access to chats. */
export function QueueStrip({
  figures,
  chats,
  linkTo,
}: {
  /** Null until the queue is loaded. */
  figures: StripFigures | null;
  chats: boolean;
  /** The queue's own address with another state filter. */
  linkTo(state: 'open' | 'overdue'): string;
}) {
  return (
    <ul role="list" className={styles.strip} aria-label={messages.atAGlance}>
      <Figure value={figures?.open ?? '–'} label={messages.openLabel} to={linkTo('open')} />
      <Figure
        value={figures?.overdue ?? '–'}
        label={figures ? overdueLabel(figures) : messages.overdueLabel}
        to={linkTo('overdue')}
        tone={figures && figures.overdue > 0 ? 'late' : undefined}
      />
      {chats && figures ? (
        <>
          <Figure
            value={figures.waiting}
            label={messages.waitingForPersonLabel}
            to="/dashboard/staff-chat"
            tone={figures.waiting > 0 ? 'soon' : undefined}
          />
          <Figure
            value={figures.unread}
            label={figures.unread === 1 ? messages.unreadChat : messages.unreadChats}
            to="/dashboard/staff-chat"
          />
        </>
      ) : null}
    </ul>
  );
}

/** Of what is over its time, some is late and some only not accepted: a row with time left is not called overdue. */
const overdueLabel = ({ overdue, unaccepted }: StripFigures): string =>
  unaccepted === 0
    ? messages.overdueLabel
    : unaccepted === overdue
      ? messages.notAcceptedLabel
      : messages.lateLabel;

function Figure({
  value,
  label,
  to,
  tone,
}: {
  value: number | '–';
  label: string;
  to: string;
  tone?: 'late' | 'soon' | undefined;
}) {
  return (
    <li>
      <Link to={to} className={styles.figure} data-tone={tone}>
        <span className={styles.value}>{value}</span> <span className={styles.label}>{label}</span>
      </Link>
    </li>
  );
}
