import { Chip, PromiseLine, VisuallyHidden } from '@bellkey/shared/ui';
import * as styles from './conversation.css';
import type { ConversationLine, RequestLine } from './conversation-lines.ts';

/** Where the accepted tick stands between asked (0) and due (1). */
const ACCEPTED_AT = 0.26;

function RequestCard({ request }: { request: RequestLine }) {
  const [asked, accepted, due] = request.ticks;
  return (
    <div className={styles.request}>
      <p className={styles.requestHead}>
        <strong className={styles.requestTitle}>{request.title}</strong>
        <Chip tone={request.tone}>{request.state}</Chip>
      </p>
      <PromiseLine
        progress={request.progress}
        tone={request.tone === 'warn' ? 'soon' : 'on-time'}
        description={`${request.title}: ${asked}, ${accepted}, ${due}`}
        ticks={[
          { at: 0, label: asked, reached: true },
          { at: ACCEPTED_AT, label: accepted, reached: request.progress >= ACCEPTED_AT },
          { at: 1, label: due, reached: request.progress >= 1 },
        ]}
      />
    </div>
  );
}

function Line({ line }: { line: ConversationLine }) {
  switch (line.by) {
    case 'guest':
      return (
        <li className={styles.fromGuest}>
          <VisuallyHidden>Guest: </VisuallyHidden>
          <span lang={line.lang}>{line.text}</span>
        </li>
      );
    case 'assistant':
      return (
        <li className={styles.fromHouse}>
          <span className={styles.tag}>AI assistant{line.source ? ` · ${line.source}` : ''}</span>
          <span className={styles.answer} lang={line.lang}>
            {line.text}
          </span>
        </li>
      );
    case 'staff':
      return (
        <li className={styles.fromHouse}>
          <span className={styles.tag}>{line.who}</span>
          <span className={`${styles.answer} ${styles.person}`} lang={line.lang}>
            {line.text}
          </span>
        </li>
      );
    case 'note':
      return <li className={styles.note}>{line.text}</li>;
    case 'request':
      return (
        <li className={styles.card}>
          <RequestCard request={line} />
        </li>
      );
  }
}

/** A printed conversation: what guest, assistant and staff wrote, with the request cards between. */
export function Conversation({ lines }: { lines: readonly ConversationLine[] }) {
  return (
    <ol role="list" className={styles.lines}>
      {lines.map((line) => (
        <Line key={line.by === 'request' ? line.title : line.text} line={line} />
      ))}
    </ol>
  );
}
