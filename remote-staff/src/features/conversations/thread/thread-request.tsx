import type { ServiceRequest } from '@bellkey/shared/api';
import { Link } from '@bellkey/shared/shell';
import { useNow } from '../../../clock/use-now.ts';
import { useDeskState, useWorkplace } from '../../../desk/workplace.tsx';
import { DueClock } from '../../requests/due-clock.tsx';
import { RefusalNotice } from '../../requests/refusal-notice.tsx';
import { RequestButtons } from '../../requests/request-buttons.tsx';
import { requestTitle, stateNames } from '../../requests/request-messages.ts';
import * as styles from './thread-request.css';

/** A request inside its conversation: its clock, its state, and its actions. */
export function ThreadRequest({ request }: { request: ServiceRequest }) {
  const { membership } = useWorkplace();
  const { queue } = useDeskState();
  const refusal = queue.refusals.get(request.id);
  return (
    <div className={styles.card}>
      <p className={styles.head}>
        <Link to={`/dashboard?r=${encodeURIComponent(request.id)}`}>{requestTitle(request)}</Link>
        <span>{stateNames[request.state]}</span>
      </p>
      <p className={styles.facts}>
        <DueClock request={request} now={useNow()} timeZone={membership.property.timeZone} />
        <span>{request.department.name}</span>
        {request.assignee ? <span>{request.assignee.name}</span> : null}
      </p>
      {refusal ? <RefusalNotice refusal={refusal} /> : null}
      <RequestButtons request={request} />
    </div>
  );
}
