import { useAction } from '@bellkey/shared/action';
import type { KitchenTicket, Order } from '@bellkey/shared/api';
import type { ApiProblem } from '@bellkey/shared/shell';
import { Button } from '@bellkey/shared/ui';
import { type FormEvent, useState } from 'react';
import * as messages from '../../../../messages/compiled/kitchen/en.ts';
import { Modal } from '../../../dialog/modal.tsx';
import { ProblemNotice } from '../../../problem/problem-notice.tsx';
import { nextMorning } from '../../settings/menu/next-morning.ts';
import * as styles from './ticket.css';
import type { TicketParts } from './ticket.tsx';

const HOUR_MS = 60 * 60_000;

type SoldOutFor = keyof typeof messages.soldOutFor;

/** Asks which dishes of an order have run out, and for how long no one else should order them. */
export function RunOutDialog({
  ticket: { request, order },
  store,
  mayRun,
  now,
  timeZone,
  onClose,
}: Omit<TicketParts, 'ticket'> & { ticket: KitchenTicket & { order: Order }; onClose(): void }) {
  const lines = order.lines.filter(({ refusal }) => !refusal);
  const [gone, setGone] = useState<ReadonlySet<string>>(
    new Set(lines.length === 1 ? lines.map(({ id }) => id) : []),
  );
  const [soldOut, setSoldOut] = useState<SoldOutFor>('no');
  const [missing, setMissing] = useState(false);
  const { run, busy, problem } = useAction();

  const toggle = (id: string) => {
    const next = new Set(gone);
    if (!next.delete(id)) next.add(id);
    setGone(next);
    setMissing(false);
  };

  const send = async (): Promise<ApiProblem | null> => {
    const refusal = await store.refuseDishes(request.id, [...gone]);
    if (refusal || soldOut === 'no') return refusal;
    const untilOf = {
      hour: new Date(now + HOUR_MS).toISOString(),
      morning: nextMorning(new Date(now), timeZone),
      open: null,
    };
    const dishes = new Set(lines.filter(({ id }) => gone.has(id)).map(({ itemId }) => itemId));
    for (const dish of dishes) {
      const failed = await store.markSoldOut(dish, { soldOut: true, until: untilOf[soldOut] });
      if (failed) return failed;
    }
    return null;
  };

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (gone.size === 0) setMissing(true);
    else void run(send, onClose);
  };

  return (
    <Modal title={messages.runOutTitle} onClose={onClose}>
      <form className={styles.form} onSubmit={submit} noValidate>
        <p>{messages.runOutText}</p>
        <fieldset className={styles.choices}>
          <legend className={styles.note}>{request.place.label}</legend>
          {lines.map(({ id, name, quantity }) => (
            <label key={id} className={styles.choice}>
              <input type="checkbox" checked={gone.has(id)} onChange={() => toggle(id)} />
              {quantity} × {name}
            </label>
          ))}
        </fieldset>
        {mayRun ? (
          <fieldset className={styles.choices}>
            <legend>{messages.alsoSoldOut}</legend>
            {(Object.keys(messages.soldOutFor) as SoldOutFor[]).map((how) => (
              <label key={how} className={styles.choice}>
                <input
                  type="radio"
                  name="sold-out-for"
                  checked={soldOut === how}
                  onChange={() => setSoldOut(how)}
                />
                {messages.soldOutFor[how]}
              </label>
            ))}
          </fieldset>
        ) : null}
        {missing ? (
          <p role="alert" className={styles.missing}>
            {messages.runOutNone}
          </p>
        ) : null}
        {problem ? <ProblemNotice problem={problem} title={messages.notDone} /> : null}
        <div className={styles.actions}>
          <Button look="outline" onClick={onClose}>
            {messages.back}
          </Button>
          <Button type="submit" busy={busy}>
            {messages.askGuest}
          </Button>
        </div>
      </form>
    </Modal>
  );
}
