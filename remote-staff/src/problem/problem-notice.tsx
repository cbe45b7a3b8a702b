import type { ApiProblem } from '@bellkey/shared/shell';
import { Button, ButtonLink, Notice } from '@bellkey/shared/ui';
import { useState } from 'react';
import * as messages from '../../messages/compiled/desk/en.ts';

/** A refusal of the API next to what failed: what happened, what to do, and the request id for support. */
export function ProblemNotice({
  problem,
  title = problem.title,
  live = 'assertive',
  onRetry,
}: {
  problem: ApiProblem;
  title?: string;
  /** `polite` for a message that no action has caused. */
  live?: 'assertive' | 'polite';
  onRetry?: () => void | Promise<void>;
}) {
  const [trying, setTrying] = useState(false);
  const retry = () => {
    setTrying(true);
    void Promise.resolve(onRetry?.()).finally(() => setTrying(false));
  };
  return (
    <Notice
      tone="warn"
      title={title}
      live={live}
      reference={problem.requestId ? `${problem.code} · ${problem.requestId}` : problem.code}
      action={
        problem.code === 'second-factor-required' ? (
          <ButtonLink to="/profile" look="outline" size="small">
            {messages.goToYourProfile}
          </ButtonLink>
        ) : onRetry ? (
          <Button look="outline" size="small" busy={trying} onClick={retry}>
            {messages.retry}
          </Button>
        ) : undefined
      }
    >
      {problem.detail}
    </Notice>
  );
}
