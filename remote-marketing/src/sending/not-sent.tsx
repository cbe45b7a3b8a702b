import type { ApiProblem } from '@bellkey/shared/shell';
import { Notice } from '@bellkey/shared/ui';
import type { ReactNode } from 'react';

interface NotSentProps {
  problem: ApiProblem;
  /** What was to be sent, in the plural: "messages". */
  what: string;
  /** Another way to do it. */
  children: ReactNode;
}

/** Says why a form was not sent; its text is still there. */
export function NotSent({ problem, what, children }: NotSentProps) {
  return (
    <Notice
      tone="warn"
      live="assertive"
      title={
        problem.retryAfterSeconds
          ? `Too many ${what} from your network. Try again in ${Math.ceil(problem.retryAfterSeconds / 60)} min.`
          : 'It could not be sent'
      }
      reference={[problem.code, problem.requestId].filter(Boolean).join(' · ')}
    >
      What you typed is kept in this tab. {children}
    </Notice>
  );
}
