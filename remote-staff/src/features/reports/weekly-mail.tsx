import type { WeeklyReport } from '@bellkey/shared/api';
import { newId } from '@bellkey/shared/id';
import { type ApiProblem, useAnnounce, useApi } from '@bellkey/shared/shell';
import { useCallback, useEffect, useState } from 'react';
import * as messages from '../../../messages/compiled/weekly-report/en.ts';
import { ProblemNotice } from '../../problem/problem-notice.tsx';
import * as styles from './store/reports.css';

/** The switch for the report of each week by e-mail. */
export function WeeklyMail({ propertyId }: { propertyId: string }) {
  const api = useApi();
  const announce = useAnnounce();
  const [weekly, setWeekly] = useState<WeeklyReport | null>(null);
  const [problem, setProblem] = useState<ApiProblem | null>(null);
  const [busy, setBusy] = useState(false);

  const load = useCallback(async () => {
    const answer = await api.call('GET /api/staff/reports/weekly', { query: { property: propertyId } });
    setProblem(answer.ok ? null : answer.error);
    if (answer.ok) setWeekly(answer.value);
  }, [api, propertyId]);
  useEffect(() => void load(), [load]);

  const choose = async (on: boolean) => {
    if (busy) return;
    setBusy(true);
    const answer = await api.call(
      'PUT /api/staff/reports/weekly',
      { query: { property: propertyId }, body: { on } },
      { idempotencyKey: newId() },
    );
    setBusy(false);
    setProblem(answer.ok ? null : answer.error);
    if (!answer.ok) return;
    setWeekly(answer.value);
    announce(on ? messages.turnedOn : messages.turnedOff);
  };

  if (!weekly) {
    return problem ? (
      <ProblemNotice problem={problem} title={messages.notLoaded} live="polite" onRetry={load} />
    ) : null;
  }
  // It can be turned off even where none is sent just now.
  const mayChoose = weekly.email !== null || weekly.on;
  return (
    <section className={styles.weekly} aria-label={messages.title}>
      <label className={styles.weeklyChoice}>
        <input
          type="checkbox"
          checked={weekly.on}
          disabled={!mayChoose}
          aria-busy={busy}
          onChange={({ target }) => void choose(target.checked)}
        />
        {messages.choice}
      </label>
      <p className={styles.quiet}>
        {weekly.email === null ? messages.noAddress : messages.goesTo({ email: weekly.email })}
      </p>
      {problem ? <ProblemNotice problem={problem} title={messages.notChanged} /> : null}
    </section>
  );
}
