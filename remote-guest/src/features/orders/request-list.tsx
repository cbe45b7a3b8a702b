import { Link } from '@bellkey/shared/shell';
import { AssetIcon, Chip } from '@bellkey/shared/ui';
import { useId } from 'react';
import type { PropertyClock } from '../../property-time/property-clock.ts';
import type { OrdersWording } from '../../wording/orders/orders-wording.ts';
import { money } from '../order-card/money.ts';
import { promiseHistory } from '../request-card/promise-history.ts';
import { requestPath } from '../request-card/request-card.tsx';
import { requestPromise, titleOf } from '../request-card/request-promise.ts';
import type { ListedRequest } from './request-kinds.ts';
import * as styles from './request-list.css';

/** How every list of the page is shown. */
export interface ShownList {
  wording: OrdersWording;
  clock: PropertyClock;
  now: number;
  /** The one with open details; null if none. */
  chosenId: string | null;
}

interface RequestListProps extends ShownList {
  title: string;
  listed: readonly ListedRequest[];
}

/** One group of requests: each with its state, when it was asked, and its clock. Nothing when it is empty. */
export function RequestList({ title, listed, wording, clock, now, chosenId }: RequestListProps) {
  const headingId = useId();
  const { language, orders: messages, requests } = wording;
  if (listed.length === 0) return null;
  return (
    <section aria-labelledby={headingId}>
      <h2 id={headingId} className={styles.heading}>
        {title}
      </h2>
      <ul className={styles.list} role="list">
        {listed.map(({ request, order }) => {
          const time = (instant: string) => clock.moment(instant, now, language);
          const { status, sentence, line } = requestPromise(request, now, time, requests);
          const planned = request.schedule ? promiseHistory(request, time, requests)[0] : undefined;
          return (
            <li key={request.id}>
              <Link
                to={requestPath(request.id)}
                className={styles.item}
                aria-current={request.id === chosenId ? 'true' : undefined}
              >
                <span className={styles.icon}>{request.icon ? <AssetIcon url={request.icon} /> : null}</span>
                <span className={styles.name}>{titleOf(request, requests)}</span>
                <Chip tone={status.tone}>{status.text}</Chip>
                <span className={styles.facts}>
                  <span>{messages.askedAt({ time: clock.moment(request.createdAt, now, language) })}</span>
                  {order ? <span>{money(order.totalCents, order.currency, language)}</span> : null}
                  {planned ? <span>{planned}</span> : null}
                  {sentence ? (
                    <span className={line?.tone === 'late' ? styles.late : undefined}>{sentence}</span>
                  ) : null}
                </span>
              </Link>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
