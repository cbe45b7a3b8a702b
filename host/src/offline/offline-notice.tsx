import { Button } from '@bellkey/shared/ui';
import { useEffect, useState, useSyncExternalStore } from 'react';
import * as messages from '../../messages/compiled/device/en.ts';
import { focusPage } from '../notices/focus-page.ts';
import { useClearSpot } from '../notices/use-clear-spot.ts';
import type { OfflineStatusStore } from '../service-worker/offline-status.ts';
import * as styles from './offline-notice.css';

export const UPDATE_LINE = messages.updateHint;

interface OfflineNoticeProps {
  status: OfflineStatusStore;
  announce(message: string): void;
  reload(): void;
}

function UpdateCard({ onReload, onLater }: { onReload: () => void; onLater: () => void }) {
  const spot = useClearSpot<HTMLElement>();
  return (
    <section {...spot} className={styles.notice} aria-label={messages.update}>
      <p className={styles.line}>{UPDATE_LINE}</p>
      <div className={styles.actions}>
        <Button size="small" onClick={onReload}>
          {messages.reload}
        </Button>
        <Button size="small" look="quiet" onClick={onLater}>
          {messages.later}
        </Button>
      </div>
    </section>
  );
}

/**
 * Asks before an update reloads a page with unsaved input. On pages of the app the style sheet hides the card: there the
 * reload waits in the menu (DeviceOptions).
 */
export function OfflineNotice({ status, announce, reload }: OfflineNoticeProps) {
  const { reloadWanted } = useSyncExternalStore(status.subscribe, status.get);
  const [later, setLater] = useState(false);
  useEffect(() => {
    if (reloadWanted) announce(UPDATE_LINE);
  }, [reloadWanted, announce]);
  if (!reloadWanted || later) return null;
  const wait = () => {
    setLater(true);
    // The notice takes the focus with it.
    focusPage();
  };
  return <UpdateCard onReload={reload} onLater={wait} />;
}
