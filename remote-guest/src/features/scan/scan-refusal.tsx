import { Button, Notice } from '@bellkey/shared/ui';
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
      return {
        title: 'This is not one of our codes',
        text: `It leads to ${refusal.host}. We have not opened it. If it is stuck over another code, please tell reception.`,
      };
    case 'malformed':
      return {
        title: 'No code of ours in there',
        text: 'What was read is not a code for a room or a table. Scan the square in your room or on your table, or type the 8 characters under it.',
      };
    case 'unknown':
      return {
        title: 'We don’t know this code',
        text: 'Compare it with the print once more, or ask at reception for a new one.',
      };
    case 'inactive':
      return {
        title: 'This code is no longer in use',
        text: 'It was replaced by a newer one. Ask at reception for it.',
      };
    case 'rate-limited':
      return {
        title: 'Too many tries',
        text:
          wait > 0
            ? `To keep others from guessing codes, we wait now. You can go on in ${formatWait(wait)}.`
            : 'You can try again now.',
      };
    case 'unreachable':
      return { title: 'We can’t look it up right now', text: refusal.problem.detail };
  }
}
