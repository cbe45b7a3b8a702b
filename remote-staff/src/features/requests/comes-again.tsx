import type { Recurrence, ServiceRequest } from '@bellkey/shared/api';
import { isOpen } from '@bellkey/shared/request-clock';
import { type ApiProblem, useAnnounce } from '@bellkey/shared/shell';
import { Button, SelectField } from '@bellkey/shared/ui';
import { useState } from 'react';
import * as requestsMessages from '../../../messages/compiled/requests/en.ts';
import { useWorkplace } from '../../desk/workplace.tsx';
import { ProblemNotice } from '../../problem/problem-notice.tsx';
import * as styles from './comes-again.css';
import { choiceOf, formatRecurrence, recurrenceOf, recurrenceOptions } from './recurrence.ts';

const { recurrence: messages } = requestsMessages;

const nowSaid = (every: Recurrence | null): string =>
  every ? messages.changed({ every: formatRecurrence(every) }) : messages.ended;

/** How often a planned request comes again: to change it, to end it, and to undo either. */
export function ComesAgain({ request }: { request: ServiceRequest }) {
  const { desk } = useWorkplace();
  const announce = useAnnounce();
  const [before, setBefore] = useState<{ every: Recurrence | null } | null>(null);
  const [problem, setProblem] = useState<ApiProblem | null>(null);
  const [busy, setBusy] = useState(false);
  const { schedule, state } = request;
  if (!schedule || !isOpen(state)) return null;
  const { every } = schedule;

  const set = async (to: Recurrence | null, undoes: boolean) => {
    if (busy) return;
    setBusy(true);
    const refused = await desk.setRecurrence(request.id, to);
    setBusy(false);
    setProblem(refused);
    if (refused) return;
    setBefore(undoes ? null : { every });
    announce(nowSaid(to));
  };

  return (
    <div className={styles.again}>
      <SelectField
        label={messages.label}
        options={recurrenceOptions(every)}
        value={choiceOf(every)}
        onChange={(choice) => void set(recurrenceOf(choice), false)}
      />
      <div className={styles.said}>
        {before ? (
          <>
            <span>{nowSaid(every)}</span>
            <Button look="outline" size="small" busy={busy} onClick={() => void set(before.every, true)}>
              {messages.undo}
            </Button>
          </>
        ) : null}
      </div>
      {problem ? <ProblemNotice problem={problem} title={messages.notChanged} /> : null}
    </div>
  );
}
