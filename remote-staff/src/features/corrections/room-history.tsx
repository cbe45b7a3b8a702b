import type { Place } from '@bellkey/shared/api';
import { useLoad } from '@bellkey/shared/load';
import { Link } from '@bellkey/shared/shell';
import { Skeleton } from '@bellkey/shared/ui';
import { useState } from 'react';
import * as messages from '../../../messages/compiled/corrections/en.ts';
import { timeOrDay } from '../../clock/clock-messages.ts';
import { useNow } from '../../clock/use-now.ts';
import { useWorkplace } from '../../desk/workplace.tsx';
import { ProblemNotice } from '../../problem/problem-notice.tsx';
import * as assign from '../requests/assign-buttons.css';
import { requestTitle, stateNames } from '../requests/request-messages.ts';
import * as styles from './corrections.css';

/** How many earlier requests are shown. */
const MOST_SHOWN = 15;

/** What was asked for at a place before, loaded on demand. */
export function RoomHistory({ place, exceptId }: { place: Place; exceptId: string }) {
  const { membership } = useWorkplace();
  const now = useNow();
  const [wanted, setWanted] = useState(false);
  const { id: property, timeZone } = membership.property;
  const load = useLoad('GET /api/staff/requests', wanted ? { query: { property, scope: 'all' } } : null);
  if (!wanted) {
    return (
      <button type="button" className={assign.button} onClick={() => setWanted(true)}>
        {messages.historyOf({ place: place.label })}
      </button>
    );
  }
  if (load.status === 'failed') {
    return <ProblemNotice problem={load.problem} title={messages.historyFailed} onRetry={load.refresh} />;
  }
  if (load.status === 'loading') return <Skeleton label={messages.loadingHistory} lines={3} />;
  const earlier = load.value.requests
    .filter((one) => one.place.id === place.id && one.id !== exceptId)
    .sort((a, b) => b.createdAt.localeCompare(a.createdAt))
    .slice(0, MOST_SHOWN);
  return (
    <section aria-label={messages.historyOf({ place: place.label })}>
      {earlier.length === 0 ? (
        <p className={styles.quiet}>{messages.noHistory}</p>
      ) : (
        <ul role="list">
          {earlier.map((one) => (
            <li key={one.id} className={styles.line}>
              <Link to={`/dashboard?r=${encodeURIComponent(one.id)}`}>{requestTitle(one)}</Link>
              <span className={styles.quiet}>
                {stateNames[one.state]} · {timeOrDay(one.createdAt, now, timeZone)}
              </span>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
