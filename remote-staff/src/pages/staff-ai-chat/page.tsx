import { StaffAssistantView } from '../../features/staff-assistant/staff-assistant-view.tsx';
import { StaffFrame } from '../../frame/staff-frame.tsx';

/** `/staff-ai-chat`. */
export function Page() {
  return (
    <StaffFrame>
      <StaffAssistantView />
    </StaffFrame>
  );
}
