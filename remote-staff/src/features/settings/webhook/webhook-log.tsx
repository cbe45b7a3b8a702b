import { useAction } from '@bellkey/shared/action';
import type { WebhookDelivery } from '@bellkey/shared/api';
import type { ApiProblem } from '@bellkey/shared/shell';
import { Button } from '@bellkey/shared/ui';
import * as webhookMessages from '../../../../messages/compiled/webhook/en.ts';
import { ProblemNotice } from '../../../problem/problem-notice.tsx';
import * as styles from '../store/settings.css';
import { webhookKinds } from './webhook-kinds.ts';

const when = new Intl.DateTimeFormat('en-GB', { dateStyle: 'short', timeStyle: 'medium' });

/** Formats the state of a message. */
export function describeDelivery({ state, status, reason, attempts, nextAt }: WebhookDelivery): string {
  const answered = status === null ? '' : ` (${status})`;
  switch (state) {
    case 'sent':
      return webhookMessages.arrivedAnswered({ answered });
    case 'dropped':
      return webhookMessages.notSentReason({ reason: reason ?? webhookMessages.notNeededReason });
    case 'failed':
      return webhookMessages.givenUpStatus({ attempts, answered, reason: reason ?? '' });
    default:
      return attempts === 0 || !nextAt
        ? webhookMessages.onItsWay
        : webhookMessages.notArrivedStatus({
            answered,
            reason: reason ?? '',
            nextAt: when.format(new Date(nextAt)),
          });
  }
}

const kindName = (kind: string): string =>
  kind === 'test' ? webhookMessages.test : (webhookKinds.find(({ key }) => key === kind)?.name ?? kind);

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
  const { run, busy, problem } = useAction();
  const send = (what: 'test' | { replay: string }) => run(() => onSend(what));
  return (
    <section className={styles.section} aria-labelledby="webhook-log">
      <h3 id="webhook-log" className={styles.heading}>
        {webhookMessages.lastMessages}
      </h3>
      <div className={styles.actions}>
        <Button look="outline" busy={busy} onClick={() => void send('test')}>
          {webhookMessages.testButton}
        </Button>
        <Button look="outline" disabled={busy} onClick={() => void onLoad()}>
          {webhookMessages.lookAgain}
        </Button>
      </div>
      {problem ? <ProblemNotice problem={problem} title={webhookMessages.sendFailed} /> : null}
      {deliveries.length === 0 ? <p className={styles.quiet}>{webhookMessages.logEmpty}</p> : null}
      <ul className={styles.list} aria-label={webhookMessages.lastMessages}>
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
              aria-label={webhookMessages.sendAgainLabel({
                text: delivery.text,
                format: when.format(new Date(delivery.createdAt)),
              })}
              onClick={() => void send({ replay: delivery.id })}
            >
              {webhookMessages.sendAgain}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
