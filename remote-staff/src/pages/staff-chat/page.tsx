import { ChatView } from '../../features/conversations/chat-view.tsx';
import { StaffFrame } from '../../frame/staff-frame.tsx';

/** `/dashboard/staff-chat`: guest conversations. */
export function Page() {
  return (
    <StaffFrame>
      <ChatView />
    </StaffFrame>
  );
}
