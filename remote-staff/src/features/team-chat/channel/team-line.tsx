import type { TeamMessage } from '@bellkey/shared/api';
import { Link } from '@bellkey/shared/shell';
import { useState } from 'react';
import * as messages from '../../../../messages/compiled/team-chat/en.ts';
import { timeOfDay } from '../../../clock/clock-messages.ts';
import { useDeskState, useWorkplace } from '../../../desk/workplace.tsx';
import type { TeamItem, TeamOutbox } from '../store/team-outbox.ts';
import { lineParts } from './line-parts.ts';
import * as styles from './team-line.css';

/** A message of a colleague, or one's own. */
export function TeamLine({ message }: { message: TeamMessage }) {
  const { membership } = useWorkplace();
  const isOwn = message.by.id === membership.id;
  const isForReader = message.here || message.mentions.some(({ id }) => id === membership.id);
  return (
    <li
      className={styles.line}
      data-own={isOwn || undefined}
      data-for-reader={(!isOwn && isForReader) || undefined}
    >
      <p className={styles.writer}>
        {message.by.name}{' '}
        <time dateTime={message.createdAt}>{timeOfDay(message.createdAt, membership.property.timeZone)}</time>
      </p>
      <Body message={message} />
    </li>
  );
}

function Body({ message }: { message: Pick<TeamMessage, 'body' | 'mentions' | 'here'> }) {
  const { queue } = useDeskState();
  const requestOf = (no: number) => {
    for (const request of queue.requests.values()) if (request.no === no) return request;
    return undefined;
  };
  return (
    <p className={styles.body}>
      {lineParts(message.body, message, requestOf).map((part, index) => {
        // The parts of a message never change their order.
        const key = `${index}`;
        if (part.kind === 'text') return <span key={key}>{part.text}</span>;
        if (part.kind === 'mention') return <b key={key}>{part.text}</b>;
        const { id, no, title, place } = part.request;
        return (
          <Link key={key} to={`/dashboard?r=${encodeURIComponent(id)}`}>
            {messages.requestLink({ no, title, place: place.label })}
          </Link>
        );
      })}
    </p>
  );
}

/** A message in transit, or one that failed: it can be tried again, copied or discarded. */
export function UnsentLine({ item, outbox }: { item: TeamItem; outbox: TeamOutbox }) {
  const [copied, setCopied] = useState(false);
  const problem = item.state.status === 'failed' ? item.state.problem : null;
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(item.body);
      setCopied(true);
    } catch {
      // The browser refuses: the text is on the screen and can be selected.
    }
  };
  return (
    <li className={styles.line} data-own data-failed={problem ? true : undefined}>
      <p className={styles.body}>{item.body}</p>
      {problem ? (
        <div className={styles.failed} role="alert">
          <span>
            {messages.notSent} {problem.detail}
          </span>
          <span className={styles.actions}>
            <button type="button" onClick={() => void outbox.resend(item.clientId)}>
              {messages.retry}
            </button>
            <button type="button" onClick={() => void copy()}>
              {copied ? messages.copied : messages.copy}
            </button>
            <button type="button" onClick={() => outbox.discard(item.clientId)}>
              {messages.discard}
            </button>
          </span>
        </div>
      ) : (
        <p className={styles.writer}>{messages.sending}</p>
      )}
    </li>
  );
}
