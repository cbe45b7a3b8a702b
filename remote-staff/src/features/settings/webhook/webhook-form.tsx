import { useAction } from '@bellkey/shared/action';
import type { NotificationKind, Webhook } from '@bellkey/shared/api';
import { Button, CheckBoxes, Field } from '@bellkey/shared/ui';
import { type FormEvent, useState } from 'react';
import * as webhookMessages from '../../../../messages/compiled/webhook/en.ts';
import { ProblemNotice } from '../../../problem/problem-notice.tsx';
import { useUnsaved } from '../../../unsaved/use-unsaved.ts';
import { SaidHere } from '../store/said-here.tsx';
import * as styles from '../store/settings.css';
import type { SettingsStore } from '../store/use-settings.ts';
import { webhookKinds } from './webhook-kinds.ts';

/** The address of the webhook, its kinds, and whether it is on. */
export function WebhookForm({
  store,
  webhook,
  onSaved,
}: {
  store: SettingsStore;
  webhook: Webhook | null;
  /** @param secret of a new address; null if unchanged */
  onSaved(secret: string | null): Promise<void>;
}) {
  const [url, setUrl] = useState(webhook?.url ?? '');
  const [kinds, setKinds] = useState<readonly NotificationKind[]>(webhook?.kinds ?? ['alarm', 'breach']);
  const [enabled, setEnabled] = useState(webhook?.enabled ?? true);
  const { run, busy, problem, clear } = useAction();
  const changed =
    url !== (webhook?.url ?? '') ||
    (webhook !== null && (kinds.join() !== webhook.kinds.join() || enabled !== webhook.enabled));
  useUnsaved(changed);

  const save = (body: { url: string; kinds: NotificationKind[]; enabled: boolean; version: number }) =>
    store.change('PUT /api/staff/settings/webhook', { body });
  const reportSaved = (version: number) => {
    // The previous address had its own secret, which is gone: only the kinds can be undone.
    const before = webhook?.url === url ? webhook : null;
    store.report(
      'webhook',
      enabled ? webhookMessages.savedOn : webhookMessages.savedOff,
      before &&
        (async () => {
          const undone = await save({
            url,
            kinds: before.kinds,
            enabled: before.enabled,
            version,
          });
          await onSaved(null);
          return undone;
        }),
    );
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    clear();
    void run(
      async () => {
        const answer = await save({ url, kinds: [...kinds], enabled, version: webhook?.version ?? 0 });
        if (!answer.ok && answer.error.code === 'version-conflict') await onSaved(null);
        return answer;
      },
      (saved) => {
        reportSaved(saved.webhook.version);
        return onSaved(saved.secret);
      },
    );
  };

  return (
    <form className={styles.form} onSubmit={submit} noValidate aria-label={webhookMessages.webhook}>
      <Field
        label={webhookMessages.address}
        type="url"
        inputMode="url"
        autoComplete="off"
        hint={webhookMessages.addressHint}
        value={url}
        maxLength={500}
        error={problem?.fields?.url}
        onChange={({ target }) => setUrl(target.value)}
      />
      <CheckBoxes
        name="kinds"
        legend={webhookMessages.toldOf}
        options={webhookKinds}
        chosen={kinds}
        error={problem?.fields?.kinds ?? (kinds.length === 0 ? webhookMessages.kindsError : undefined)}
        onChange={(chosen) =>
          setKinds(webhookKinds.map(({ key }) => key).filter((key) => chosen.includes(key)))
        }
      />
      <label className={styles.check}>
        <input type="checkbox" checked={enabled} onChange={({ target }) => setEnabled(target.checked)} />
        {webhookMessages.sendMessages}
      </label>
      {problem ? (
        <ProblemNotice problem={problem} atFields={['url', 'kinds']} title={webhookMessages.saveFailed} />
      ) : null}
      <div className={styles.actions}>
        <Button type="submit" busy={busy} disabled={!changed || kinds.length === 0 || url === ''}>
          {webhookMessages.save}
        </Button>
        <SaidHere store={store} of="webhook" />
      </div>
    </form>
  );
}
