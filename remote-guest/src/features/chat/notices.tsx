import type { ServiceRequest } from '@bellkey/shared/api';
import { isOpen } from '@bellkey/shared/request-clock';
import type { ApiProblem } from '@bellkey/shared/shell';
import { Button, ButtonLink, Notice } from '@bellkey/shared/ui';
import { useChatWording } from '../../wording/chat/use-chat-wording.ts';
import { titleOf } from '../request-card/request-promise.ts';

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

/** The session is over: the guest can read but not write, and reads which of their requests are still being done. */
export function VisitEnded({ requests }: { requests: Iterable<ServiceRequest> }) {
  const { chat, requests: requestWording } = useChatWording();
  const { ended } = chat;
  const titles = [...requests]
    .filter(({ state }) => isOpen(state))
    .map((request) => titleOf(request, requestWording))
    .join(', ');
  return (
    <Notice
      tone="warn"
      live="polite"
      title={ended.title}
      action={<ButtonLink to="/scan-qr">{ended.action}</ButtonLink>}
    >
      {titles ? <p>{ended.goesOn({ titles })}</p> : null}
      {ended.text}
    </Notice>
  );
}
