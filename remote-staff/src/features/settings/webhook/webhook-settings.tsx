import { Notice, Skeleton } from '@bellkey/shared/ui';
import { useState } from 'react';
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
  const { loaded, problem } = hook;
  if (!loaded) {
    return problem ? (
      <ProblemNotice problem={problem} title="The webhook could not be loaded" onRetry={hook.load} />
    ) : (
      <Skeleton label="Loading the webhook" lines={6} />
    );
  }
  const { webhook, deliveries } = loaded;
  return (
    <>
      <section className={styles.section} aria-labelledby="webhook">
        <h2 id="webhook" className={styles.heading}>
          Webhook
        </h2>
        <p className={styles.quiet}>
          A signed message to an address of yours when something happens: for a pager, a chat channel, or a
          program of your own. It says where and what, and never what a guest wrote.
        </p>
        {webhook?.gaveUpAt ? (
          <Notice tone="warn" title="The webhook is off">
            It was turned off on {when.format(new Date(webhook.gaveUpAt))} because its messages did not
            arrive. The messages below say why. Turn it on again when the receiver works.
          </Notice>
        ) : null}
        <WebhookForm
          // A form begins again with what was saved.
          key={webhook?.version ?? 0}
          store={store}
          webhook={webhook}
          onSaved={async (made) => {
            if (made) setSecret(made);
            await hook.load();
          }}
        />
      </section>
      {webhook ? <WebhookSecret secret={secret} onRotate={hook.rotate} onSecret={setSecret} /> : null}
      {webhook ? <WebhookLog deliveries={deliveries} onSend={hook.send} onLoad={hook.load} /> : null}
    </>
  );
}
