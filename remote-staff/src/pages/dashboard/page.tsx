import { QueueView } from '../../features/queue/queue-view.tsx';
import { StaffFrame } from '../../frame/staff-frame.tsx';

/** `/dashboard`: the queue. */
export function Page() {
  return (
    <StaffFrame>
      <QueueView />
    </StaffFrame>
  );
}
