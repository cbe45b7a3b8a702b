import { AssistantView } from '../../assistant/assistant-view.tsx';
import { StaffFrame } from '../../staff-frame/staff-frame.tsx';

/** `/dashboard/assistant`: how the assistant works here. */
export function Page() {
  return (
    <StaffFrame>
      <AssistantView />
    </StaffFrame>
  );
}
