import { useLoad } from '@bellkey/shared/load';
import { Link } from '@bellkey/shared/shell';
import * as messages from '../../../../messages/compiled/conversation-search/en.ts';
import { timeOrDay } from '../../../clock/clock-messages.ts';
import { useNow } from '../../../clock/use-now.ts';
import { useDeskState, useWorkplace } from '../../../desk/workplace.tsx';
import { ProblemNotice } from '../../../problem/problem-notice.tsx';
import * as styles from './conversation-search.css';
import { excerptOf } from './excerpt.ts';

/** The fewest characters that messages are searched for. */
const FEWEST_CHARS = 2;

/** Conversations whose place, or one of whose messages, has the words. */
export function FoundConversations({
  words,
  asked,
  openId,
}: {
  /** What the field has now: places are found at once. */
  words: string;
  /** What the API is asked: the words, once the field rests. */
  asked: string;
  openId: string | null;
}) {
  const { membership } = useWorkplace();
  const { conversations } = useDeskState();
  const now = useNow();
  const { timeZone, id: property } = membership.property;
  const load = useLoad(
    'GET /api/staff/conversation-search',
    asked.length >= FEWEST_CHARS ? { query: { property, q: asked } } : null,
    { keepPrevious: true },
  );
  const wanted = words.toLowerCase();
  const places = [...conversations.values()].filter(({ place }) =>
    place.label.toLowerCase().includes(wanted),
  );
  const found = words.length >= FEWEST_CHARS ? (load.value?.found ?? []) : [];
  const isSettled = words === asked && !load.pending;
  const link = (id: string) => ({
    to: `/dashboard/staff-chat?c=${encodeURIComponent(id)}`,
    className: styles.row ?? '',
    'aria-current': id === openId ? ('page' as const) : undefined,
  });
  return (
    <nav aria-label={messages.label}>
      <p role="status" className={styles.status}>
        {isSettled ? messages.count({ count: places.length + found.length }) : messages.searching}
      </p>
      {load.status === 'failed' ? (
        <ProblemNotice problem={load.problem} title={messages.failed} onRetry={load.refresh} />
      ) : null}
      {places.length > 0 ? (
        <section>
          <h2 className={styles.heading}>{messages.rooms}</h2>
          <ul role="list">
            {places.map(({ id, place, preview }) => (
              <li key={id}>
                <Link {...link(id)}>
                  <span className={styles.place}>{place.label}</span>
                  <span className={styles.words}>{preview}</span>
                </Link>
              </li>
            ))}
          </ul>
        </section>
      ) : null}
      {found.length > 0 ? (
        <section>
          <h2 className={styles.heading}>{messages.inMessages}</h2>
          <ul role="list">
            {found.map(({ conversation, message }) => (
              <li key={conversation.id}>
                <Link {...link(conversation.id)}>
                  <span className={styles.place}>{conversation.place.label}</span>
                  <time dateTime={message.createdAt}>{timeOrDay(message.createdAt, now, timeZone)}</time>
                  <span className={styles.words}>
                    {message.visibility === 'internal' ? `${messages.noteMark}: ` : ''}
                    {excerptOf(message.body, asked)}
                  </span>
                </Link>
              </li>
            ))}
          </ul>
        </section>
      ) : null}
      {isSettled && places.length + found.length === 0 ? (
        <p className={styles.status}>{messages.nothing}</p>
      ) : null}
    </nav>
  );
}
