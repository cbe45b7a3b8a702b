import { useAction } from '@bellkey/shared/action';
import { newId } from '@bellkey/shared/id';
import { useLoad } from '@bellkey/shared/load';
import { useAnnounce, useApi } from '@bellkey/shared/shell';
import * as messages from '../../../messages/compiled/weekly-report/en.ts';
import { ProblemNotice } from '../../problem/problem-notice.tsx';
import * as styles from './store/reports.css';

/** The switch for the report of each week by e-mail. */
export function WeeklyMail({ propertyId }: { propertyId: string }) {
  const api = useApi();
  const announce = useAnnounce();
  const query = { property: propertyId };
  const load = useLoad('GET /api/staff/reports/weekly', { query });
  const { run, busy, problem } = useAction();

  const choose = (on: boolean) =>
    run(
      () => api.call('PUT /api/staff/reports/weekly', { query, body: { on } }, { idempotencyKey: newId() }),
      (weekly) => {
        load.set(weekly);
        announce(on ? messages.turnedOn : messages.turnedOff);
      },
    );

  if (load.status === 'loading') return null;
  if (load.status === 'failed')
    return (
      <ProblemNotice problem={load.problem} title={messages.notLoaded} live="polite" onRetry={load.refresh} />
    );
  const weekly = load.value;
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
