import { TeamChatView } from '../../features/team-chat/team-chat-view.tsx';
import { StaffFrame } from '../../frame/staff-frame.tsx';

/** `/dashboard/team-chat`: what the staff write to each other. */
export function Page() {
  return (
    <StaffFrame>
      <TeamChatView />
    </StaffFrame>
  );
}
