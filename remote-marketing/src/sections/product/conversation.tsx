import { VisuallyHidden } from '@bellkey/shared/ui';
import * as styles from './conversation.css';
import type { ConversationLine } from './conversation-lines.ts';
import { RequestCard } from './request-card.tsx';

/** Class names that play a conversation over time: one for each line, and one for each state of its request. */
export interface Cues {
  lines: readonly string[];
  states: readonly string[];
}

function Line({ line, cue = '', states }: { line: ConversationLine; cue?: string; states?: Cues['states'] }) {
  switch (line.by) {
    case 'guest':
      return (
        <li className={`${styles.fromGuest} ${cue}`}>
          <VisuallyHidden>Guest: </VisuallyHidden>
          <span lang={line.lang}>{line.text}</span>
        </li>
      );
    case 'assistant':
      return (
        <li className={`${styles.fromProperty} ${cue}`}>
          <span className={styles.tag}>AI assistant{line.source ? ` · ${line.source}` : ''}</span>
          <span className={styles.answer} lang={line.lang}>
            {line.text}
          </span>
        </li>
      );
    case 'staff':
      return (
        <li className={`${styles.fromProperty} ${cue}`}>
          <span className={styles.tag}>{line.who}</span>
          <span className={`${styles.answer} ${styles.person}`} lang={line.lang}>
            {line.text}
          </span>
        </li>
      );
    case 'note':
      return <li className={`${styles.note} ${cue}`}>{line.text}</li>;
    case 'request':
      return (
        <li className={`${styles.card} ${cue}`}>
          <RequestCard request={line} cues={states} />
        </li>
      );
  }
}

/** A printed conversation: what guest, assistant and staff wrote, with the request cards between. */
export function Conversation({ lines, cues }: { lines: readonly ConversationLine[]; cues?: Cues }) {
  return (
    <ol role="list" className={styles.lines}>
      {lines.map((line, index) => (
        <Line
          key={line.by === 'request' ? line.title : line.text}
          line={line}
          cue={cues?.lines[index]}
          states={cues?.states}
        />
      ))}
    </ol>
  );
}
