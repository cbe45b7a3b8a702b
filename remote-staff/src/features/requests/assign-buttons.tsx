import { useAction } from '@bellkey/shared/action';
import type { ServiceRequest } from '@bellkey/shared/api';
import { useLoad } from '@bellkey/shared/load';
import { isOpen } from '@bellkey/shared/request-clock';
import { useState } from 'react';
import * as requestsMessages from '../../../messages/compiled/requests/en.ts';
import { useWorkplace } from '../../desk/workplace.tsx';
import { ProblemNotice } from '../../problem/problem-notice.tsx';
import * as styles from './assign-buttons.css';
import { requestTitle } from './request-messages.ts';

/** The assignee of a request: take it, give it back, or hand it to a colleague. */
export function AssignButtons({ request }: { request: ServiceRequest }) {
  const { desk, membership } = useWorkplace();
  const { run, busy, problem } = useAction();
  if (!isOpen(request.state)) return null;
  const { assignee } = request;
  const mine = assignee?.id === membership.id;
  const what = `${requestTitle(request)}, ${request.place.label}`;

  const assign = (to: string | null) => run(() => desk.assign(request.id, to));

  return (
    <div className={styles.assignment}>
      <p>
        {requestsMessages.assignedTo}{' '}
        <strong>{assignee ? (mine ? 'you' : assignee.name) : requestsMessages.noOne}</strong>
      </p>
      <div className={styles.buttons}>
        <button
          type="button"
          className={styles.button}
          aria-disabled={busy}
          aria-label={`${mine ? requestsMessages.giveBack : requestsMessages.take} ${what}`}
          onClick={() => void assign(mine ? null : membership.id)}
        >
          {mine ? requestsMessages.giveBack : requestsMessages.take}
        </button>
        <HandOver key={request.id} request={request} onChoose={(id) => void assign(id)} />
      </div>
      {problem ? <ProblemNotice problem={problem} title={requestsMessages.handOverFailed} /> : null}
    </div>
  );
}

/** The list of colleagues is loaded on demand. */
function HandOver({ request, onChoose }: { request: ServiceRequest; onChoose(id: string): void }) {
  const { membership } = useWorkplace();
  const [wanted, setWanted] = useState(false);
  const load = useLoad(
    'GET /api/staff/colleagues',
    wanted ? { query: { property: membership.property.id } } : null,
  );

  if (load.status === 'failed') {
    return (
      <ProblemNotice
        problem={load.problem}
        title={requestsMessages.colleaguesLoadFailed}
        onRetry={load.refresh}
      />
    );
  }
  if (load.status === 'loading') {
    return (
      <button type="button" className={styles.button} onClick={() => setWanted(true)}>
        {requestsMessages.handTo}
      </button>
    );
  }
  const possible = load.value.colleagues.filter(
    ({ id, departments, allDepartments }) =>
      id !== request.assignee?.id &&
      (allDepartments || departments.some(({ key }) => key === request.department.key)),
  );
  return (
    <select
      className={styles.select}
      aria-label={requestsMessages.handToLabel({
        requestTitle: requestTitle(request),
        place: request.place.label,
      })}
      value=""
      // biome-ignore lint/a11y/noAutofocus: it takes the place of the button that was just pressed
      autoFocus
      onChange={({ target }) => onChoose(target.value)}
    >
      <option value="" disabled>
        {possible.length > 0 ? requestsMessages.handTo : requestsMessages.noColleagueHint}
      </option>
      {possible.map(({ id, name, onDuty }) => (
        <option key={id} value={id}>
          {onDuty ? name : requestsMessages.nameOffDuty({ name })}
        </option>
      ))}
    </select>
  );
}
