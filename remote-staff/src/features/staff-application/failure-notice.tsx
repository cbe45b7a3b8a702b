import { Button, ButtonLink, Notice } from '@bellkey/shared/ui';
import { authWording } from '@bellkey/shared/wording';
import * as messages from '../../../messages/compiled/staff-application/en.ts';
import { ProblemNotice } from '../../problem/problem-notice.tsx';
import type { Registered } from './register.ts';

export type Failure = Exclude<Registered, { kind: 'asked' | 'wrong' }>;

/** Why an application was not sent, and what to do. */
export function FailureNotice({ failure, onRetry }: { failure: Failure; onRetry(): Promise<void> }) {
  switch (failure.kind) {
    case 'no-account':
      return (
        <Notice
          tone="warn"
          live="assertive"
          action={
            <ButtonLink to="/staff-login" look="outline" size="small">
              {messages.knownAddressLink}
            </ButtonLink>
          }
        >
          {messages.knownAddressText}
        </Notice>
      );
    case 'not-signed-in': {
      const { text, retry } = authWording(failure.error);
      return (
        <Notice
          tone="warn"
          live="assertive"
          action={
            retry ? (
              <Button look="outline" size="small" onClick={() => void onRetry()}>
                {messages.retry}
              </Button>
            ) : undefined
          }
        >
          {text}
        </Notice>
      );
    }
    case 'refused':
      return <ProblemNotice problem={failure.problem} onRetry={onRetry} />;
  }
}
