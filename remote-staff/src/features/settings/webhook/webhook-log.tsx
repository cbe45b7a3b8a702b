import type { WebhookDelivery } from '@bellkey/shared/api';
import type { ApiProblem } from '@bellkey/shared/shell';
import { Button } from '@bellkey/shared/ui';
import { useState } from 'react';
import { ProblemNotice } from '../../../problem/problem-notice.tsx';
import * as styles from '../store/settings.css';
import { webhookKinds } from './webhook-kinds.ts';

const when = new Intl.DateTimeFormat('en-GB', { dateStyle: 'short', timeStyle: 'medium' });

/** Formats the state of a message. */
export function describeDelivery({ state, status, reason, attempts, nextAt }: WebhookDelivery): string {
  const answered = status === null ? '' : ` (${status})`;
  switch (state) {
    case 'sent':
      return `Arrived${answered}`;
    case 'dropped':
      return `Not sent: ${reason ?? 'it is no longer needed.'}`;
    case 'failed':
      return `Given up after ${attempts} ${attempts === 1 ? 'attempt' : 'attempts'}${answered}. ${reason ?? ''}`;
    default:
      return attempts === 0 || !nextAt
        ? 'On its way'
        : `Not arrived yet${answered}. ${reason ?? ''} Next attempt ${when.format(new Date(nextAt))}`;
  }
}

const kindName = (kind: string): string =>
  kind === 'test' ? 'Test' : (webhookKinds.find(({ key }) => key === kind)?.name ?? kind);

/** The last messages of the webhook, each of which can be sent again. */
export function WebhookLog({
  deliveries,
  onSend,
  onLoad,
}: {
  deliveries: readonly WebhookDelivery[];
  onSend(what: 'test' | { replay: string }): Promise<ApiProblem | null>;
  onLoad(): Promise<void>;
}) {
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<ApiProblem | null>(null);
  const send = async (what: 'test' | { replay: string }) => {
    setBusy(true);
    setProblem(await onSend(what));
    setBusy(false);
  };
  return (
    <section className={styles.section} aria-labelledby="webhook-log">
      <h3 id="webhook-log" className={styles.heading}>
        Last messages
      </h3>
      <div className={styles.actions}>
        <Button look="outline" busy={busy} onClick={() => void send('test')}>
          Send a test message
        </Button>
        <Button look="outline" disabled={busy} onClick={() => void onLoad()}>
          Look again
        </Button>
      </div>
      {problem ? <ProblemNotice problem={problem} title="It was not sent" /> : null}
      {deliveries.length === 0 ? <p className={styles.quiet}>No message has been sent yet.</p> : null}
      <ul className={styles.list} aria-label="Last messages">
        {deliveries.map((delivery) => (
          <li key={delivery.id} className={`${styles.row} ${styles.plain}`}>
            <div>
              <p className={styles.name}>
                {kindName(delivery.kind)}: {delivery.text}
              </p>
              <p className={styles.quiet}>
                {when.format(new Date(delivery.createdAt))} · {describeDelivery(delivery)}
              </p>
            </div>
            <Button
              look="outline"
              size="small"
              disabled={busy}
              aria-label={`Send again: ${delivery.text}, ${when.format(new Date(delivery.createdAt))}`}
              onClick={() => void send({ replay: delivery.id })}
            >
              Send again
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
