import { useAction } from '@bellkey/shared/action';
import type { AiProvider } from '@bellkey/shared/api';
import { useApi } from '@bellkey/shared/shell';
import { Button, Field } from '@bellkey/shared/ui';
import { type FormEvent, useState } from 'react';
import * as messages from '../../../messages/compiled/ai-provider/en.ts';
import { ProblemNotice } from '../../problem/problem-notice.tsx';
import * as styles from './ai-provider.css';

const wholeNumber = (text: string): number | null => (/^\d{1,10}$/.test(text.trim()) ? Number(text) : null);

/** Endpoint and limits of the language model. An empty key field keeps the stored key (decision 0590). */
export function ProviderForm({
  provider,
  propertyId,
  maySwitchOn,
  onSaved,
}: {
  provider: AiProvider;
  propertyId: string;
  /** whether this person may let the model answer guests */
  maySwitchOn: boolean;
  onSaved(provider: AiProvider): void;
}) {
  const api = useApi();
  const [enabled, setEnabled] = useState(provider.enabled);
  const [baseUrl, setBaseUrl] = useState(provider.baseUrl ?? '');
  const [model, setModel] = useState(provider.model ?? '');
  const [key, setKey] = useState('');
  const [forget, setForget] = useState(false);
  const [seconds, setSeconds] = useState(String(provider.timeoutMs / 1000));
  const [budget, setBudget] = useState(String(provider.monthlyTokenBudget ?? ''));
  const [daily, setDaily] = useState(String(provider.dailyTurnsPerGuest));
  const { run, busy, problem } = useAction();
  const [said, setSaid] = useState('');
  const bad = {
    seconds: (wholeNumber(seconds) ?? 0) < 1 || (wholeNumber(seconds) ?? 61) > 60,
    budget: budget.trim() !== '' && wholeNumber(budget) === null,
    daily: wholeNumber(daily) === null || (wholeNumber(daily) ?? 0) > 1000,
  };
  const moved = provider.hasKey && baseUrl.trim() !== (provider.baseUrl ?? '') && key === '';

  const save = (event: FormEvent) => {
    event.preventDefault();
    setSaid('');
    if (Object.values(bad).some(Boolean)) return;
    void run(
      () =>
        api.call('PUT /api/staff/ai/provider', {
          query: { property: propertyId },
          body: {
            enabled,
            baseUrl: baseUrl.trim() || null,
            model: model.trim() || null,
            ...(forget ? { key: null } : key && { key }),
            timeoutMs: Number(seconds) * 1000,
            monthlyTokenBudget: wholeNumber(budget),
            dailyTurnsPerGuest: Number(daily),
          },
        }),
      (saved) => {
        setKey('');
        setForget(false);
        onSaved(saved);
        const stopped = enabled && !saved.enabled;
        setEnabled(saved.enabled);
        setSaid(stopped ? messages.savedSwitchedOff : messages.savedNote);
      },
    );
  };

  return (
    <form className={styles.form} onSubmit={save} noValidate>
      <label className={styles.check}>
        <input
          type="checkbox"
          checked={enabled}
          disabled={!maySwitchOn && !provider.enabled}
          aria-describedby={maySwitchOn ? undefined : 'switched-on-by'}
          onChange={({ target }) => setEnabled(target.checked)}
        />
        {messages.enabledLabel}
      </label>
      {maySwitchOn ? null : (
        <p id="switched-on-by" className={styles.quiet}>
          {messages.ownerOnlyHint}
        </p>
      )}
      <Field
        label={messages.address}
        type="url"
        inputMode="url"
        autoComplete="off"
        placeholder="https://api.example.com/v1"
        value={baseUrl}
        hint={messages.addressHint}
        error={problem?.fields?.baseUrl ?? null}
        onChange={({ target }) => setBaseUrl(target.value)}
      />
      <Field
        label={messages.model}
        autoComplete="off"
        value={model}
        error={problem?.fields?.model ?? null}
        onChange={({ target }) => setModel(target.value)}
      />
      <Field
        label={messages.key}
        type="password"
        autoComplete="new-password"
        value={key}
        disabled={forget}
        hint={
          moved ? messages.keyAgainHint : provider.hasKey ? messages.keyStoredHint : messages.noneIsStored
        }
        onChange={({ target }) => setKey(target.value)}
      />
      {provider.hasKey ? (
        <label className={styles.check}>
          <input type="checkbox" checked={forget} onChange={({ target }) => setForget(target.checked)} />
          {messages.forgetKeyButton}
        </label>
      ) : null}
      <div className={styles.numbers}>
        <Field
          label={messages.longestAnswerSeconds}
          inputMode="numeric"
          value={seconds}
          error={bad.seconds ? messages.longestAnswerError : null}
          onChange={({ target }) => setSeconds(target.value)}
        />
        <Field
          label={messages.tokensAMonth}
          inputMode="numeric"
          value={budget}
          hint={messages.emptyNoLimit}
          error={bad.budget ? messages.budgetError : null}
          onChange={({ target }) => setBudget(target.value)}
        />
        <Field
          label={messages.dailyTurnsLabel}
          inputMode="numeric"
          value={daily}
          error={bad.daily ? messages.dailyTurnsError : null}
          onChange={({ target }) => setDaily(target.value)}
        />
      </div>
      {problem ? (
        <ProblemNotice problem={problem} atFields={['baseUrl', 'model']} title={messages.saveFailed} />
      ) : null}
      <div className={styles.actions}>
        <Button type="submit" busy={busy}>
          {messages.save}
        </Button>
        <p role="status" className={styles.quiet}>
          {said}
        </p>
      </div>
    </form>
  );
}
