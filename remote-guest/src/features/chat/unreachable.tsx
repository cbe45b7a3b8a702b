import type { ApiProblem } from '@bellkey/shared/shell';
import { Button, Notice } from '@bellkey/shared/ui';
import { formatWait } from '../../property-time/format-wait.ts';
import { useNow } from '../../property-time/use-now.ts';
import { useChatWording } from '../../wording/chat/use-chat-wording.ts';
import * as styles from './chat-screen.css';

/** The conversation can't be opened right now: why, and when it is tried again. */
export function Unreachable({
  problem,
  retryAt,
  onRetry,
}: {
  problem: ApiProblem;
  retryAt: number | null;
  onRetry(): void;
}) {
  const { language, chat, waits } = useChatWording();
  const { unreachable: messages } = chat;
  const left = (retryAt ?? 0) - useNow(1000);
  return (
    <section className={styles.alone} lang={language}>
      <Notice
        tone="warn"
        live="polite"
        title={problem.code === 'offline' ? messages.offline : messages.other}
        reference={problem.requestId ? `${problem.code}, ${problem.requestId}` : problem.code}
        action={<Button onClick={onRetry}>{messages.retry}</Button>}
      >
        {problem.code === 'offline' ? messages.offlineText : messages.text}{' '}
        <span aria-hidden="true">{left > 0 ? messages.next({ wait: formatWait(left, waits) }) : null}</span>
      </Notice>
    </section>
  );
}
