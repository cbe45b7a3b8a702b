import { QueueView } from '../../queue/queue-view.tsx';
import { StaffFrame } from '../../staff-frame/staff-frame.tsx';

/** `/dashboard`: the queue. */
export function Page() {
  return (
    <StaffFrame>
      <QueueView />
    </StaffFrame>
  );
}
