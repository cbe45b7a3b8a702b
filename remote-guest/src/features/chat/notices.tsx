import type { ApiProblem } from '@bellkey/shared/shell';
import { Button, ButtonLink, Notice } from '@bellkey/shared/ui';
import { useChatWording } from '../../wording/chat/use-chat-wording.ts';

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
  const { personProblem, message } = useChatWording().chat;
  return (
    <Notice
      tone="warn"
      live="polite"
      title={personProblem.title}
      reference={problem.requestId || undefined}
      action={
        <Button size="small" look="outline" onClick={() => void onRetry()}>
          {message.retry}
        </Button>
      }
    >
      {personProblem.text}
      {phone ? ` ${personProblem.phone({ phone })}` : null}
    </Notice>
  );
}

/** The session is over: the guest can read but not write. */
export function VisitEnded() {
  const { ended } = useChatWording().chat;
  return (
    <Notice
      tone="warn"
      live="polite"
      title={ended.title}
      action={<ButtonLink to="/scan-qr">{ended.action}</ButtonLink>}
    >
      {ended.text}
    </Notice>
  );
}
