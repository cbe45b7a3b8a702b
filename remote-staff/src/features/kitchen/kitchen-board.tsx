import * as messages from '../../../messages/compiled/kitchen/en.ts';
import * as styles from './kitchen.css';
import type { kitchenLanes, Lane } from './state/kitchen-lanes.ts';
import { Ticket, type TicketParts } from './ticket/ticket.tsx';

/** Always shown; the others only while there is something in them. */
const COLUMNS = ['new', 'going', 'ready'] as const satisfies readonly Lane[];
const SIDE_LANES = ['asked', 'later'] as const satisfies readonly Lane[];

interface KitchenBoardProps extends Omit<TicketParts, 'ticket'> {
  lanes: ReturnType<typeof kitchenLanes>;
}

/** The orders in columns, the oldest first; on a phone one column after the other, with a way to each. */
export function KitchenBoard({ lanes, ...parts }: KitchenBoardProps) {
  const side = SIDE_LANES.filter((lane) => lanes[lane].length > 0);
  return (
    <>
      <nav className={styles.jumps} aria-label={messages.title}>
        {[...COLUMNS, ...side].map((lane) => (
          <a key={lane} href={`#kitchen-${lane}`} className={styles.jump}>
            {messages.columns[lane]} <strong>{lanes[lane].length}</strong>
          </a>
        ))}
      </nav>
      <div className={styles.board}>
        {COLUMNS.map((lane) => (
          <Column key={lane} lane={lane} tickets={lanes[lane]} {...parts} />
        ))}
      </div>
      {side.map((lane) => (
        <Column key={lane} lane={lane} tickets={lanes[lane]} wide {...parts} />
      ))}
      {lanes.served.length > 0 ? (
        <details className={styles.served}>
          <summary>{messages.served({ count: lanes.served.length })}</summary>
          <ul role="list" className={styles.tickets} data-wide>
            {lanes.served.map((ticket) => (
              <Ticket key={ticket.request.id} ticket={ticket} {...parts} />
            ))}
          </ul>
        </details>
      ) : null}
    </>
  );
}

function Column({
  lane,
  tickets,
  wide,
  ...parts
}: Omit<TicketParts, 'ticket'> & {
  lane: Exclude<Lane, 'served'>;
  tickets: KitchenBoardProps['lanes'][Lane];
  wide?: true;
}) {
  const title = messages.columns[lane];
  return (
    <section id={`kitchen-${lane}`} className={styles.column} aria-label={`${title}, ${tickets.length}`}>
      <h2 className={styles.heading}>
        {title} <span className={styles.count}>{tickets.length}</span>
      </h2>
      {tickets.length === 0 ? <p className={styles.quiet}>{messages.none}</p> : null}
      <ul role="list" className={styles.tickets} data-wide={wide}>
        {tickets.map((ticket) => (
          <Ticket key={ticket.request.id} ticket={ticket} {...parts} />
        ))}
      </ul>
    </section>
  );
}
