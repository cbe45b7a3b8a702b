import { useAction } from '@bellkey/shared/action';
import type { ApiResult } from '@bellkey/shared/shell';
import { Button, Notice } from '@bellkey/shared/ui';
import * as messages from '../../../../messages/compiled/webhook/en.ts';
import { ProblemNotice } from '../../../problem/problem-notice.tsx';
import * as styles from '../store/settings.css';

/** The secret that signs messages: shown once, when it is created. */
export function WebhookSecret({
  secret,
  onRotate,
  onSecret,
}: {
  /** While it is shown; null otherwise. */
  secret: string | null;
  onRotate(): Promise<ApiResult<{ secret: string }>>;
  onSecret(secret: string | null): void;
}) {
  const { run, busy, problem, clear } = useAction();
  const rotate = () => {
    clear();
    return run(onRotate, (made) => onSecret(made.secret));
  };
  return (
    <section className={styles.section} aria-labelledby="webhook-secret">
      <h3 id="webhook-secret" className={styles.heading}>
        {messages.secret}
      </h3>
      {secret ? (
        <Notice
          tone="good"
          title={messages.newSecretTitle}
          live="polite"
          action={
            <Button look="outline" onClick={() => onSecret(null)}>
              {messages.iHaveIt}
            </Button>
          }
        >
          <p className={styles.quiet}>{messages.secretUseHint}</p>
          <code className={styles.name}>{secret}</code>
        </Notice>
      ) : (
        <>
          <p className={styles.quiet}>{messages.secretHint}</p>
          <div className={styles.actions}>
            <Button look="outline" busy={busy} onClick={() => void rotate()}>
              {messages.newSecretButton}
            </Button>
          </div>
        </>
      )}
      {problem ? <ProblemNotice problem={problem} title={messages.newSecretFailed} /> : null}
    </section>
  );
}
