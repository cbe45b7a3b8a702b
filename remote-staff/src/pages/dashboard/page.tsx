import { Suspense } from 'react';
import { useWorkplace } from '../../desk/workplace.tsx';
import { WithoutQueue } from '../../features/queue/queue-parts.tsx';
import { QueueView } from '../../features/queue/queue-view.tsx';
import { StaffFrame } from '../../frame/staff-frame.tsx';
import { worksOnRequests } from '../../staff-identity/works-on-requests.ts';

/** `/dashboard`: the queue, for those who work on requests. */
export function Page() {
  return (
    <StaffFrame>
      <Dashboard />
    </StaffFrame>
  );
}

function Dashboard() {
  const { membership } = useWorkplace();
  return worksOnRequests(membership) ? (
    <QueueView />
  ) : (
    <Suspense fallback={null}>
      <WithoutQueue />
    </Suspense>
  );
}
