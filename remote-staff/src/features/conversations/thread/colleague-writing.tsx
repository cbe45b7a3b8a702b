import { useEffect, useState } from 'react';
import * as messages from '../../../../messages/compiled/conversations/en.ts';
import type { Writer } from '../../../desk/conversations/thread-state.ts';
import { useWorkplace } from '../../../desk/workplace.tsx';
import * as styles from './composer.css';

/** How long a colleague is shown as writing after the last sign of it, in milliseconds. */
export const WRITING_SHOWN_MS = 6_000;

/** Says that a colleague is writing an answer, so that two people do not answer the same line. */
export function ColleagueWriting({ writer }: { writer: Writer | null }) {
  const { membership } = useWorkplace();
  const [over, setOver] = useState<Writer | null>(null);
  useEffect(() => {
    if (!writer) return;
    const timer = setTimeout(() => setOver(writer), WRITING_SHOWN_MS);
    return () => clearTimeout(timer);
  }, [writer]);
  const shown = writer && writer !== over && writer.id !== membership.id;
  // The region exists before its text, so that screen readers announce it.
  return (
    <div role="status">
      {shown ? <p className={styles.colleague}>{messages.colleagueWriting({ name: writer.name })}</p> : null}
    </div>
  );
}
