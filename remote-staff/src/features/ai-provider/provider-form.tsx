import type { AiProvider } from '@bellkey/shared/api';
import { type ApiProblem, useApi } from '@bellkey/shared/shell';
import { Button, Field } from '@bellkey/shared/ui';
import { type FormEvent, useState } from 'react';
import { ProblemNotice } from '../../problem/problem-notice.tsx';
import * as styles from './ai-provider.css';

const wholeNumber = (text: string): number | null => (/^\d{1,10}$/.test(text.trim()) ? Number(text) : null);

/** Endpoint and limits of the language model. An empty key field keeps the stored key. */
export function ProviderForm({
  provider,
  propertyId,
  onSaved,
}: {
  provider: AiProvider;
  propertyId: string;
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
  const [problem, setProblem] = useState<ApiProblem | null>(null);
  const [said, setSaid] = useState('');
  const [busy, setBusy] = useState(false);
  const bad = {
    seconds: (wholeNumber(seconds) ?? 0) < 1 || (wholeNumber(seconds) ?? 61) > 60,
    budget: budget.trim() !== '' && wholeNumber(budget) === null,
    daily: wholeNumber(daily) === null || (wholeNumber(daily) ?? 0) > 1000,
  };
  const moved = provider.hasKey && baseUrl.trim() !== (provider.baseUrl ?? '') && key === '';

  const save = async (event: FormEvent) => {
    event.preventDefault();
    setSaid('');
    if (Object.values(bad).some(Boolean)) return;
    setBusy(true);
    const answer = await api.call('PUT /api/staff/ai/provider', {
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
    });
    setBusy(false);
    setProblem(answer.ok ? null : answer.error);
    if (!answer.ok) return;
    setKey('');
    setForget(false);
    onSaved(answer.value);
    setSaid('Saved. The next message is answered with it.');
  };

  return (
    <form className={styles.form} onSubmit={(event) => void save(event)} noValidate>
      <label className={styles.check}>
        <input type="checkbox" checked={enabled} onChange={({ target }) => setEnabled(target.checked)} />
        Let a language model answer
      </label>
      <Field
        label="Address"
        type="url"
        inputMode="url"
        autoComplete="off"
        placeholder="https://api.example.com/v1"
        value={baseUrl}
        hint="Any endpoint that speaks the OpenAI protocol. https, or http on the server’s own machine."
        error={problem?.fields?.baseUrl ?? null}
        onChange={({ target }) => setBaseUrl(target.value)}
      />
      <Field
        label="Model"
        autoComplete="off"
        value={model}
        error={problem?.fields?.model ?? null}
        onChange={({ target }) => setModel(target.value)}
      />
      <Field
        label="Key"
        type="password"
        autoComplete="new-password"
        value={key}
        disabled={forget}
        hint={
          moved
            ? 'The address changed: type the key again, it is not sent to a new address.'
            : provider.hasKey
              ? 'One is stored and can’t be shown again. Empty keeps it.'
              : 'None is stored.'
        }
        onChange={({ target }) => setKey(target.value)}
      />
      {provider.hasKey ? (
        <label className={styles.check}>
          <input type="checkbox" checked={forget} onChange={({ target }) => setForget(target.checked)} />
          Forget the stored key
        </label>
      ) : null}
      <div className={styles.numbers}>
        <Field
          label="Longest answer, seconds"
          inputMode="numeric"
          value={seconds}
          error={bad.seconds ? 'From 1 to 60.' : null}
          onChange={({ target }) => setSeconds(target.value)}
        />
        <Field
          label="Tokens a month"
          inputMode="numeric"
          value={budget}
          hint="Empty: no limit."
          error={bad.budget ? 'A whole number, or nothing.' : null}
          onChange={({ target }) => setBudget(target.value)}
        />
        <Field
          label="Turns a day, per guest"
          inputMode="numeric"
          value={daily}
          error={bad.daily ? 'From 0 to 1000.' : null}
          onChange={({ target }) => setDaily(target.value)}
        />
      </div>
      {problem && !problem.fields ? <ProblemNotice problem={problem} title="That was not taken" /> : null}
      <div className={styles.actions}>
        <Button type="submit" busy={busy}>
          Save
        </Button>
        <p role="status" className={styles.quiet}>
          {said}
        </p>
      </div>
    </form>
  );
}
