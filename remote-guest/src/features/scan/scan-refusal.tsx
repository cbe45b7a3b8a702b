import { Button, Notice } from '@bellkey/shared/ui';
import { formatWait } from '../../property-time/format-wait.ts';
import { useNow } from '../../property-time/use-now.ts';
import { formatProblem } from '../../wording/format-problem.ts';
import type { ScanWording } from '../../wording/scan/scan-wording.ts';
import { useScanWording } from '../../wording/scan/use-scan-wording.ts';
import type { Refusal } from './scan-state.ts';

/** The result of a scan, what it means, and what to do next. */
export function ScanRefusal({
  refusal,
  onRetry,
  onLookAgain,
}: {
  refusal: Refusal;
  onRetry(): void;
  onLookAgain(): void;
}) {
  const wording = useScanWording();
  const now = useNow(1000);
  const wait = refusal.kind === 'rate-limited' ? refusal.until - now : 0;
  const { title, text } = textsOf(refusal, wait, wording);
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
          {refusal.kind === 'elsewhere' ? (
            <a href={refusal.address}>{new URL(refusal.address).host}</a>
          ) : null}
          {again ? (
            <Button onClick={onRetry} disabled={wait > 0}>
              {wording.scan.tryAgain}
            </Button>
          ) : null}
          {refusal.kind === 'closed' ? null : (
            <>
              <Button look="outline" onClick={onLookAgain}>
                {wording.scan.another}
              </Button>
              <noscript>
                <a href="/scan-qr">{wording.scan.another}</a>
              </noscript>
            </>
          )}
        </>
      }
    >
      {text}
    </Notice>
  );
}

function textsOf(refusal: Refusal, wait: number, wording: ScanWording): { title: string; text: string } {
  const { scanRefusals: messages, waits } = wording;
  switch (refusal.kind) {
    case 'foreign':
      return { ...messages.foreign, text: messages.foreign.text({ host: refusal.host }) };
    case 'rate-limited': {
      const { title, wait: later, again } = messages.rateLimited;
      return { title, text: wait > 0 ? later({ wait: formatWait(wait, waits) }) : again };
    }
    case 'unreachable':
      return { ...messages.unreachable, text: formatProblem(refusal.problem, wording) };
    default:
      return messages[refusal.kind];
  }
}
