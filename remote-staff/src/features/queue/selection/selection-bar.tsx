import { useAction } from '@bellkey/shared/action';
import type { ServiceRequest } from '@bellkey/shared/api';
import { useLoad } from '@bellkey/shared/load';
import { isOpen } from '@bellkey/shared/request-clock';
import { useApi } from '@bellkey/shared/shell';
import { Button, Notice } from '@bellkey/shared/ui';
import { useEffect, useState } from 'react';
import * as queueMessages from '../../../../messages/compiled/queue/en.ts';
import { useWorkplace } from '../../../desk/workplace.tsx';
import { requestTitle } from '../../requests/request-messages.ts';
import { acceptAll, assignAll, assignAsBefore, type BulkOutcome, takeBackAll } from './act-on-requests.ts';
import { possibleFor } from './possible-for.ts';
import * as styles from './selection-bar.css';
import type { Selection } from './use-selection.ts';

interface Said {
  text: string;
  outcome: BulkOutcome;
  undo: (() => Promise<BulkOutcome>) | null;
  /** How long the undo is offered, in milliseconds; longer while someone is on it. Null: until the next action. */
  undoMs: number | null;
}

/** The API takes acceptances back for a little longer. */
const UNDO_ACCEPT_MS = 10_000;

const count = (requests: number) =>
  requests === 1 ? queueMessages.oneRequest : queueMessages.requestsRequests({ requests });

/** Actions on the selected requests. */
export function SelectionBar({
  shown,
  selection,
}: {
  /** The requests of the list, selected or not. */
  shown: readonly ServiceRequest[];
  selection: Selection;
}) {
  const { desk, membership } = useWorkplace();
  const api = useApi();
  const { run, busy } = useAction();
  const [said, setSaid] = useState<Said | null>(null);
  const [held, setHeld] = useState(false);
  const marked = shown.filter(({ id, state }) => selection.ids.has(id) && isOpen(state));
  const acceptable = marked.filter(({ state }) => state === 'new');
  const colleagues = useLoad('GET /api/staff/colleagues', { query: { property: membership.property.id } });
  const known = colleagues.value?.colleagues ?? [];

  useEffect(() => {
    if (held || !said?.undo || said.undoMs === null) return undefined;
    const timer = setTimeout(() => setSaid({ ...said, undo: null }), said.undoMs);
    return () => clearTimeout(timer);
  }, [held, said]);

  const change = (
    work: () => Promise<BulkOutcome>,
    text: (done: number) => string,
    undo: Said['undo'],
    undoMs: number | null = null,
  ) =>
    run(
      async () => {
        setSaid(null);
        return { ok: true as const, value: await work() };
      },
      (outcome) => {
        const canUndo = outcome.done.length > 0 ? undo : null;
        setHeld(false);
        setSaid({ text: text(outcome.done.length), outcome, undo: canUndo, undoMs });
        // Refused ones stay selected, for another attempt.
        selection.select(outcome.refused.map(({ request }) => request.id));
      },
    );
  const assign = (to: string | null, name: string) => {
    const before = marked;
    let done: BulkOutcome['done'] = [];
    return change(
      async () => {
        const outcome = await assignAll(desk, before, to);
        done = outcome.done;
        return outcome;
      },
      (number) => `${count(number)}: ${name}.`,
      () => assignAsBefore(desk, done),
    );
  };
  const accept = (requests: readonly ServiceRequest[]) => {
    let done: BulkOutcome['done'] = [];
    return change(
      async () => {
        const outcome = await acceptAll(desk, requests);
        done = outcome.done;
        return outcome;
      },
      (number) => queueMessages.acceptedCount({ count: count(number) }),
      () => takeBackAll({ api, desk, property: membership.property.id }, done),
      UNDO_ACCEPT_MS,
    );
  };
  const undo = async (back: () => Promise<BulkOutcome>) =>
    change(back, (number) => queueMessages.undoneForCount({ count: count(number) }), null);

  return (
    <section className={styles.bar} aria-label={queueMessages.markedRequests}>
      {said ? (
        <div
          className={styles.said}
          role="status"
          onPointerEnter={() => setHeld(true)}
          onPointerLeave={() => setHeld(false)}
          onFocus={() => setHeld(true)}
          onBlur={() => setHeld(false)}
        >
          <span>{said.text}</span>
          {said.undo ? (
            <Button look="outline" size="small" busy={busy} onClick={() => said.undo && void undo(said.undo)}>
              {queueMessages.undo}
            </Button>
          ) : null}
        </div>
      ) : null}
      {said && said.outcome.refused.length > 0 ? (
        <Notice
          tone="warn"
          live="assertive"
          title={queueMessages.bulkFailedTitle({ count: count(said.outcome.refused.length) })}
        >
          {said.outcome.refused
            .map(
              ({ request, problem }) => `${requestTitle(request)}, ${request.place.label}: ${problem.detail}`,
            )
            .join(' ')}
        </Notice>
      ) : null}
      {colleagues.problem ? (
        <Notice tone="warn" title={queueMessages.colleaguesLoadFailed}>
          {colleagues.problem.detail}
        </Notice>
      ) : null}
      <div className={styles.acts}>
        <strong className={styles.count}>{queueMessages.markedMarked({ marked: marked.length })}</strong>
        <Button
          size="small"
          busy={busy}
          disabled={acceptable.length === 0}
          onClick={() => void accept(acceptable)}
        >
          {queueMessages.accept}
          {acceptable.length > 0 ? ` ${acceptable.length}` : ''}
        </Button>
        <Button
          look="outline"
          size="small"
          busy={busy}
          disabled={marked.length === 0}
          onClick={() => void assign(membership.id, queueMessages.yoursNow)}
        >
          {queueMessages.take}
        </Button>
        <select
          className={styles.select}
          aria-label={queueMessages.bulkHandToLabel}
          value=""
          disabled={marked.length === 0 || busy}
          onFocus={() => colleagues.status === 'failed' && void colleagues.refresh()}
          onChange={({ target: { value } }) => {
            const colleague = known.find(({ id }) => id === value);
            void assign(
              value === 'no-one' ? null : value,
              colleague
                ? queueMessages.colleagueSNow({ colleague: colleague.name })
                : queueMessages.noOnesNow,
            );
          }}
        >
          <option value="" disabled>
            {queueMessages.handTo}
          </option>
          {possibleFor(known, marked).map(({ id, name, onDuty }) => (
            <option key={id} value={id}>
              {onDuty ? name : queueMessages.nameOffDuty({ name })}
            </option>
          ))}
          <option value="no-one">{queueMessages.noOne}</option>
        </select>
        <Button look="outline" size="small" onClick={() => selection.select(shown.map(({ id }) => id))}>
          {queueMessages.markAllShown({ shown: shown.length })}
        </Button>
        <Button look="outline" size="small" onClick={selection.end}>
          {queueMessages.close}
        </Button>
      </div>
    </section>
  );
}
