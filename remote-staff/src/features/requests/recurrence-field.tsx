import { useAction } from '@bellkey/shared/action';
import type { Recurrence, ServiceRequest } from '@bellkey/shared/api';
import { isOpen } from '@bellkey/shared/request-clock';
import { useAnnounce } from '@bellkey/shared/shell';
import { Button, SelectField } from '@bellkey/shared/ui';
import { useState } from 'react';
import * as requestsMessages from '../../../messages/compiled/requests/en.ts';
import { useWorkplace } from '../../desk/workplace.tsx';
import { ProblemNotice } from '../../problem/problem-notice.tsx';
import { choiceOf, formatRecurrence, recurrenceOf, recurrenceOptions } from './recurrence.ts';
import * as styles from './recurrence-field.css';

const { recurrence: messages } = requestsMessages;

const nowSaid = (every: Recurrence | null): string =>
  every ? messages.changed({ every: formatRecurrence(every) }) : messages.ended;

/** How often a planned request comes again: to change it, to end it, and to undo either. */
export function RecurrenceField({ request }: { request: ServiceRequest }) {
  const { desk } = useWorkplace();
  const announce = useAnnounce();
  const [before, setBefore] = useState<{ every: Recurrence | null } | null>(null);
  const { run, busy, problem } = useAction();
  const { schedule, state } = request;
  if (!schedule || !isOpen(state)) return null;
  const { every } = schedule;

  const set = (to: Recurrence | null, undoes: boolean) =>
    run(
      () => desk.setRecurrence(request.id, to),
      () => {
        setBefore(undoes ? null : { every });
        announce(nowSaid(to));
      },
    );

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
