import { useLoad } from '@bellkey/shared/load';
import { useAnnounce } from '@bellkey/shared/shell';
import { useEffect, useRef } from 'react';
import * as messages from '../../messages/compiled/frame/en.ts';
import { useDeskState, useWorkplace } from '../desk/workplace.tsx';
import * as styles from './side.css';

/** How many registrations wait to be checked; one that comes is announced. */
export function RegistrationsBadge() {
  const { membership } = useWorkplace();
  const { registrationChanges, stream } = useDeskState();
  const announce = useAnnounce();
  const { value } = useLoad(
    'GET /api/staff/guest-registrations',
    { query: { property: membership.property.id } },
    { refreshOn: [registrationChanges, stream.status] },
  );
  const waiting = value?.registrations.filter(({ state }) => state === 'waiting');
  const count = waiting?.length ?? 0;
  const known = useRef<ReadonlySet<string> | null>(null);
  useEffect(() => {
    if (!waiting) return;
    const came = known.current && waiting.find(({ id }) => !known.current?.has(id));
    if (came) announce(messages.registrationCame({ name: came.name, place: came.place }));
    known.current = new Set(waiting.map(({ id }) => id));
  }, [waiting, announce]);
  return (
    <span className={styles.count} data-none={count === 0 || undefined}>
      {count}
      <span className={styles.forScreenReaders}> {messages.toBeCheckedLabel}</span>
    </span>
  );
}
