import { useLoad } from '@bellkey/shared/load';
import { useAnnounce } from '@bellkey/shared/shell';
import { useEffect, useRef } from 'react';
import * as messages from '../../../messages/compiled/frame/en.ts';
import { useDeskState, useWorkplace } from '../../desk/workplace.tsx';

/**
 * How many registrations wait to be checked; one that comes is announced.
 *
 * @param className look of a number in the navigation
 * @param hidden look of words for screen readers alone
 */
export function RegistrationsBadge({
  className,
  hidden,
}: {
  className?: string | undefined;
  hidden?: string | undefined;
}) {
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
    <span className={className} data-none={count === 0 || undefined}>
      {count}
      <span className={hidden}> {messages.toBeCheckedLabel}</span>
    </span>
  );
}
