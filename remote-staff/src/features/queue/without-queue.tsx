import { Link } from '@bellkey/shared/shell';
import * as messages from '../../../messages/compiled/queue/en.ts';
import { useWorkplace } from '../../desk/workplace.tsx';
import { StaffPage } from '../../staff-page/staff-page.tsx';

/** The dashboard of someone who does not work on requests: where their work is. */
export function WithoutQueue() {
  const { membership } = useWorkplace();
  return (
    <StaffPage
      title={messages.dashboard}
      intro={messages.otherWorkHint({ property: membership.property.name })}
    >
      <ul>
        <li>
          <Link to="/developers-admin/indexing">{messages.knowledgeLink}</Link>
        </li>
        <li>
          <Link to="/developers-admin/developers">{messages.developersLink}</Link>
        </li>
      </ul>
    </StaffPage>
  );
}
