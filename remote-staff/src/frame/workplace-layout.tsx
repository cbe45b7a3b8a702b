import { type ComponentType, lazy, type ReactNode, Suspense, useRef } from 'react';
import { useWorkplace } from '../desk/workplace.tsx';
import { AlarmBar } from '../features/alarm/bar/alarm-bar.tsx';
import { useAlarmBadge } from '../features/alarm/title/use-alarm-badge.ts';
import { useAlarmTitle } from '../features/alarm/title/use-alarm-title.ts';
import { useAttention } from '../features/notifications/attention/use-attention.ts';
import * as styles from './staff-frame.css';
import { useOwnRights } from './use-own-rights.ts';

// Loads with the first page, behind what the page needs (e2e/tests/sizes.spec.ts): without a network it could not.
const OfflineBar = lazy<ComponentType>(() =>
  import('../desk/freshness/offline-bar.tsx').then(
    ({ OfflineBar: Loaded }) => ({ default: Loaded }),
    () => ({ default: () => null }),
  ),
);

/** The alarm bar on top, whether there is a network, the navigation, and the page. */
export function WorkplaceLayout({ side, children }: { side: ReactNode; children: ReactNode }) {
  const content = useRef<HTMLDivElement>(null);
  useAlarmBadge();
  useAlarmTitle();
  useOwnRights();
  useAttention(useWorkplace().membership.property.id);
  return (
    <div className={styles.workplace}>
      <AlarmBar content={content} />
      <Suspense fallback={null}>
        <OfflineBar />
      </Suspense>
      <div className={styles.frame}>
        {side}
        <div ref={content} className={styles.content} tabIndex={-1}>
          {children}
        </div>
      </div>
    </div>
  );
}
