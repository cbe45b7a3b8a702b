import { Button } from '@bellkey/shared/ui';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { focusPage } from '../app/focus-page.ts';
import * as styles from './offline-notice.css';
import type { OfflineStatusStore } from './offline-status.ts';

/** How long the line about the first installation stays. */
export const READY_LINE_MS = 6_000;
export const READY_LINE = 'Ready to work offline';
export const UPDATE_LINE = 'A new version is ready. Your input is not saved yet.';

interface OfflineNoticeProps {
  status: OfflineStatusStore;
  announce(message: string): void;
  reload(): void;
}

/** Says once that the site works offline, and asks before an update reloads a page with unsaved input. */
export function OfflineNotice({ status, announce, reload }: OfflineNoticeProps) {
  const { firstInstall, reloadWanted } = useSyncExternalStore(status.subscribe, status.get);
  const [readyIsOver, setReadyIsOver] = useState(false);
  const [later, setLater] = useState(false);

  useEffect(() => {
    if (!firstInstall) return;
    announce(READY_LINE);
    const timer = setTimeout(setReadyIsOver, READY_LINE_MS, true);
    return () => clearTimeout(timer);
  }, [firstInstall, announce]);
  useEffect(() => {
    if (reloadWanted) announce(UPDATE_LINE);
  }, [reloadWanted, announce]);

  const wait = () => {
    setLater(true);
    // What had the focus goes with the notice.
    focusPage();
  };
  if (reloadWanted && !later) {
    return (
      <section className={styles.notice} aria-label="Update">
        <p className={styles.line}>{UPDATE_LINE}</p>
        <div className={styles.actions}>
          <Button size="small" onClick={reload}>
            Reload
          </Button>
          <Button size="small" look="quiet" onClick={wait}>
            Later
          </Button>
        </div>
      </section>
    );
  }
  if (firstInstall && !readyIsOver) {
    return (
      <section className={styles.notice} aria-label="Offline">
        <p className={styles.line}>{READY_LINE}</p>
      </section>
    );
  }
  return null;
}
