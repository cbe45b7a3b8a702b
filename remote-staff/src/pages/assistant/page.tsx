import { AssistantView } from '../../features/assistant/assistant-view.tsx';
import { StaffFrame } from '../../frame/staff-frame.tsx';

/** `/dashboard/assistant`: how the assistant works here. */
export function Page() {
  return (
    <StaffFrame>
      <AssistantView />
    </StaffFrame>
  );
}
