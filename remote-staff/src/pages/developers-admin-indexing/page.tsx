import { KnowledgeView } from '../../features/knowledge/knowledge-view.tsx';
import { StaffFrame } from '../../frame/staff-frame.tsx';

/** `/developers-admin/indexing`: what the assistant knows, lacks, and contradicts. */
export function Page() {
  return (
    <StaffFrame>
      <KnowledgeView />
    </StaffFrame>
  );
}
