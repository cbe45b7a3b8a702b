import { Link, useLocation } from '@bellkey/shared/shell';
import { Button } from '@bellkey/shared/ui';
import * as messages from '../../../messages/compiled/desk/en.ts';
import { useNow } from '../../clock/use-now.ts';
import { useDeskState, useWorkplace } from '../workplace.tsx';
import { freshnessOf } from './freshness.ts';
import * as styles from './live-banner.css';
import { usePollingWhileStale } from './use-polling-while-stale.ts';

/** Shows since when the screen is not current. Empty while it is. */
export function LiveBanner() {
  const state = useDeskState();
  const { desk } = useWorkplace();
  const { pathname, search } = useLocation();
  const freshness = freshnessOf(state, useNow());
  usePollingWhileStale(state.stream.status === 'waiting' || state.stream.status === 'connecting');
  if (freshness.kind === 'fresh') return null;
  if (freshness.kind === 'stale') {
    return (
      <p className={styles.banner}>
        <span className={styles.dot} aria-hidden="true" />
        {freshness.text}
      </p>
    );
  }
  return (
    <div className={styles.banner} role="alert">
      <span>{freshness.problem?.detail ?? messages.liveStopped}</span>
      {freshness.problem?.status === 401 ? (
        <Link to={`/staff-login?next=${encodeURIComponent(pathname + search)}`}>{messages.signInAgain}</Link>
      ) : (
        <Button look="outline" size="small" onClick={desk.restart}>
          {messages.reconnect}
        </Button>
      )}
    </div>
  );
}
