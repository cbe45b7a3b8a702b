import { Button, Notice } from '@bellkey/shared/ui';
import { scanRefusalsMessages as messages } from '../../../messages/compiled/scan-refusals/en.ts';
import { formatWait } from '../../property-time/format-wait.ts';
import { useNow } from '../../property-time/use-now.ts';
import type { Refusal } from './scan-state.ts';

/** What a scan came to, what it means, and the way on. */
export function ScanRefusal({
  refusal,
  onRetry,
  onLookAgain,
}: {
  refusal: Refusal;
  onRetry(): void;
  onLookAgain(): void;
}) {
  const now = useNow(1000);
  const wait = refusal.kind === 'rate-limited' ? refusal.until - now : 0;
  const { title, text } = textsOf(refusal, wait);
  const again = refusal.kind === 'unreachable' || refusal.kind === 'rate-limited';
  const reference =
    refusal.kind === 'unreachable' && refusal.problem.requestId
      ? `${refusal.problem.code}, ${refusal.problem.requestId}`
      : undefined;
  return (
    <Notice
      tone={refusal.kind === 'foreign' ? 'danger' : 'warn'}
      title={title}
      live="assertive"
      reference={reference}
      action={
        <>
          {again ? (
            <Button onClick={onRetry} disabled={wait > 0}>
              Try again
            </Button>
          ) : null}
          <Button look="outline" onClick={onLookAgain}>
            Scan another code
          </Button>
        </>
      }
    >
      {text}
    </Notice>
  );
}

function textsOf(refusal: Refusal, wait: number): { title: string; text: string } {
  switch (refusal.kind) {
    case 'foreign':
      return { ...messages.foreign, text: messages.foreign.text({ host: refusal.host }) };
    case 'rate-limited': {
      const { title, wait: later, again } = messages.rateLimited;
      return { title, text: wait > 0 ? later({ wait: formatWait(wait) }) : again };
    }
    case 'unreachable':
      return { ...messages.unreachable, text: refusal.problem.detail };
    default:
      return messages[refusal.kind];
  }
}
