import { useState } from 'react';
import type { ConversationState } from '../../conversation/state/conversation-state.ts';
import * as styles from './orders-screen.css';
import { groupRequests, REQUEST_FILTERS, type RequestFilter } from './request-kinds.ts';
import { RequestList, type ShownList } from './request-list.tsx';

interface FilteredRequestsProps extends ShownList {
  state: Pick<ConversationState, 'requests' | 'orders'>;
}

/** The filters, and the two groups of the requests that match. */
export function FilteredRequests({ state, ...shown }: FilteredRequestsProps) {
  const messages = shown.wording.orders;
  const [filter, setFilter] = useState<RequestFilter>('all');
  const groups = groupRequests(state.requests.values(), state.orders.values(), filter);
  return (
    <>
      <fieldset className={styles.filters}>
        <legend className={styles.legend}>{messages.filter}</legend>
        {REQUEST_FILTERS.map((one) => (
          <button
            key={one}
            type="button"
            className={styles.filter}
            aria-pressed={filter === one}
            onClick={() => setFilter(one)}
          >
            {messages.filters[one]}
          </button>
        ))}
      </fieldset>
      <RequestList title={messages.active} listed={groups.active} {...shown} />
      <RequestList title={messages.over} listed={groups.past} {...shown} />
      {groups.active.length + groups.past.length === 0 ? (
        <p className={styles.empty}>{messages.emptyKind}</p>
      ) : null}
    </>
  );
}
