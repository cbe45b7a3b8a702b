import type { ApiProblem } from '@bellkey/shared/shell';
import { Button, ButtonLink, Notice } from '@bellkey/shared/ui';
import { useState } from 'react';
import * as messages from '../../messages/compiled/desk/en.ts';

/**
 * A refusal of the API next to what failed: what happened, what to do, and the request id for support. What it says of
 * fields is listed, except of those that show it themselves; nothing is left when all of them do.
 *
 * @example
 * <Field label={messages.email} error={problem?.fields?.email} … />
 * {problem ? <ProblemNotice problem={problem} atFields={['email']} /> : null}
 */
export function ProblemNotice({
  problem,
  atFields = [],
  title = problem.title,
  live = 'assertive',
  onRetry,
}: {
  problem: ApiProblem;
  /** The fields next to which the form shows what the API says of them. */
  atFields?: readonly string[];
  title?: string;
  /** `polite` for a message that no action has caused. */
  live?: 'assertive' | 'polite';
  onRetry?: () => void | Promise<void>;
}) {
  const [trying, setTrying] = useState(false);
  const fields = Object.entries(problem.fields ?? {});
  const further = fields.filter(([field]) => !atFields.includes(field));
  const retry = () => {
    setTrying(true);
    void Promise.resolve(onRetry?.()).finally(() => setTrying(false));
  };
  if (fields.length > 0 && further.length === 0) return null;
  return (
    <Notice
      tone="warn"
      title={title}
      live={live}
      reference={problem.requestId ? `${problem.code} · ${problem.requestId}` : problem.code}
      action={
        problem.code === 'second-factor-required' ? (
          <ButtonLink to="/profile" look="outline" size="small">
            {messages.profileLink}
          </ButtonLink>
        ) : onRetry ? (
          <Button look="outline" size="small" busy={trying} onClick={retry}>
            {messages.retry}
          </Button>
        ) : undefined
      }
    >
      {further.length === 0 ? problem.detail : null}
      {further.map(([field, fault]) => (
        <p key={field}>{messages.faultOfField({ field, fault })}</p>
      ))}
    </Notice>
  );
}
