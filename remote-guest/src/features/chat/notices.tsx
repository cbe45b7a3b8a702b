import type { ApiProblem } from '@bellkey/shared/shell';
import { Button, ButtonLink, Notice } from '@bellkey/shared/ui';

/** The request for a person has not reached the property. */
export function HandOffProblem({
  problem,
  phone,
  onRetry,
}: {
  problem: ApiProblem;
  phone: string | null;
  onRetry(): Promise<void>;
}) {
  return (
    <Notice
      tone="warn"
      live="polite"
      title="Nobody could be told yet"
      reference={problem.requestId || undefined}
      action={
        <Button size="small" look="outline" onClick={() => void onRetry()}>
          Retry
        </Button>
      }
    >
      We ask again when the connection is back.
      {phone ? ` You can also call ${phone}.` : null}
    </Notice>
  );
}

/** The session is over: the guest can read and not write. */
export function VisitEnded() {
  return (
    <Notice
      tone="warn"
      live="polite"
      title="Your visit here has ended"
      action={<ButtonLink to="/scan-qr">Scan again</ButtonLink>}
    >
      You can still read everything. To go on writing, scan the code once more; what you typed is kept.
    </Notice>
  );
}
