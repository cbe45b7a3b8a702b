import type { KitchenView } from '@bellkey/shared/api';
import type { ApiProblem } from '@bellkey/shared/shell';
import { Button } from '@bellkey/shared/ui';
import { useState } from 'react';
import * as messages from '../../../messages/compiled/kitchen/en.ts';
import { timeOrDay } from '../../clock/clock-messages.ts';
import { ProblemNotice } from '../../problem/problem-notice.tsx';
import * as styles from './kitchen.css';
import type { KitchenStore } from './state/use-kitchen.ts';

/** Dishes that guests cannot order now, and the way back. */
export function SoldOutList({
  store,
  kitchen: { soldOut, mayRun },
  now,
  timeZone,
}: {
  store: KitchenStore;
  kitchen: KitchenView;
  now: number;
  timeZone: string;
}) {
  // Not `useAction`: dishes that are pressed in quick succession are separate requests.
  const [problem, setProblem] = useState<ApiProblem | null>(null);
  if (soldOut.length === 0) return null;
  return (
    <section className={styles.soldOut} aria-label={messages.soldOut}>
      <h2 className={styles.heading}>{messages.soldOut}</h2>
      <ul role="list" className={styles.dishes}>
        {soldOut.map(({ id, name, until }) => (
          <li key={id} className={styles.dish}>
            <span>
              <strong>{name}</strong>{' '}
              {until ? messages.soldOutUntil({ time: timeOrDay(until, now, timeZone) }) : null}
            </span>
            {mayRun ? (
              <Button
                look="outline"
                aria-label={messages.backOnName({ name })}
                onClick={async () => setProblem(await store.markSoldOut(id, { soldOut: false, until: null }))}
              >
                {messages.backOn}
              </Button>
            ) : null}
          </li>
        ))}
      </ul>
      {problem ? <ProblemNotice problem={problem} title={messages.notDone} /> : null}
    </section>
  );
}
