import type { ApiProblem } from '@bellkey/shared/shell';
import { Button, Notice } from '@bellkey/shared/ui';
import { formatWait } from '../../property-time/format-wait.ts';
import { useNow } from '../../property-time/use-now.ts';
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
  const left = (retryAt ?? 0) - useNow(1000);
  return (
    <section className={styles.alone}>
      <Notice
        tone="warn"
        live="polite"
        title={problem.code === 'offline' ? 'You’re offline' : 'Your chat can’t be opened right now'}
        reference={problem.requestId ? `${problem.code}, ${problem.requestId}` : problem.code}
        action={<Button onClick={onRetry}>Retry</Button>}
      >
        {problem.code === 'offline'
          ? 'It opens by itself when you’re back. What you wrote is kept on this device.'
          : 'We couldn’t reach the service. What you wrote is kept on this device.'}{' '}
        <span aria-hidden="true">{left > 0 ? `Next try in ${formatWait(left)}.` : null}</span>
      </Notice>
    </section>
  );
}
