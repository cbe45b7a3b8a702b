import { ChatView } from '../../staff-conversations/chat-view.tsx';
import { StaffFrame } from '../../staff-frame/staff-frame.tsx';

/** `/dashboard/staff-chat`: guest conversations. */
export function Page() {
  return (
    <StaffFrame>
      <ChatView />
    </StaffFrame>
  );
}
