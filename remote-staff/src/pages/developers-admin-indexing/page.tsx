import { KnowledgeView } from '../../features/knowledge/knowledge-view.tsx';
import { StaffFrame } from '../../frame/staff-frame.tsx';

/** `/developers-admin/indexing`: what the assistant knows, what it lacks, and where it contradicts itself. */
export function Page() {
  return (
    <StaffFrame>
      <KnowledgeView />
    </StaffFrame>
  );
}
