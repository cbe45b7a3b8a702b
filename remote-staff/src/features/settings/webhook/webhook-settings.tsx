import { Notice, Skeleton } from '@bellkey/shared/ui';
import { useState } from 'react';
import * as webhookMessages from '../../../../messages/compiled/webhook/en.ts';
import { ProblemNotice } from '../../../problem/problem-notice.tsx';
import * as styles from '../store/settings.css';
import type { SettingsStore } from '../store/use-settings.ts';
import { useWebhook } from './use-webhook.ts';
import { WebhookForm } from './webhook-form.tsx';
import { WebhookLog } from './webhook-log.tsx';
import { WebhookSecret } from './webhook-secret.tsx';

const when = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short' });

/** The property’s webhook: its address, kinds, signing secret, and latest messages. */
export function WebhookSettings({ store }: { store: SettingsStore }) {
  const hook = useWebhook(store.propertyId);
  const [secret, setSecret] = useState<string | null>(null);
  const { load } = hook;
  if (load.status === 'loading') return <Skeleton label={webhookMessages.loadingTheWebhook} lines={6} />;
  if (load.status === 'failed')
    return <ProblemNotice problem={load.problem} title={webhookMessages.loadFailed} onRetry={load.refresh} />;
  const { webhook, deliveries } = load.value;
  return (
    <>
      <section className={styles.section} aria-labelledby="webhook">
        <h2 id="webhook" className={styles.heading}>
          {webhookMessages.webhook}
        </h2>
        <p className={styles.quiet}>{webhookMessages.intro}</p>
        {webhook?.gaveUpAt ? (
          <Notice tone="warn" title={webhookMessages.turnedOffTitle}>
            {webhookMessages.turnedOffText({ format: when.format(new Date(webhook.gaveUpAt)) })}
          </Notice>
        ) : null}
        <WebhookForm
          // A form starts again from the saved values.
          key={webhook?.version ?? 0}
          store={store}
          webhook={webhook}
          onSaved={async (made) => {
            if (made) setSecret(made);
            await load.refresh();
          }}
        />
      </section>
      {webhook ? <WebhookSecret secret={secret} onRotate={hook.rotate} onSecret={setSecret} /> : null}
      {webhook ? <WebhookLog deliveries={deliveries} onSend={hook.send} onLoad={load.refresh} /> : null}
    </>
  );
}
