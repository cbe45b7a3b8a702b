import type { ServiceRequest } from '@bellkey/shared/api';
import { isOpen } from '@bellkey/shared/request-clock';
import { useAnnounce } from '@bellkey/shared/shell';
import type { RefObject } from 'react';
import * as queueMessages from '../../../../messages/compiled/queue/en.ts';
import { useWorkplace } from '../../../desk/workplace.tsx';
import { requestTitle } from '../../requests/request-messages.ts';
import type { useSelection } from '../selection/use-selection.ts';
import type { QueueKey } from './queue-keys.ts';
import { useQueueKeys } from './use-queue-keys.ts';

interface QueueCommands {
  /** In the order in which they are shown. */
  requests: readonly ServiceRequest[];
  /** The request that was focused last. */
  focusedId: RefObject<string | null>;
  list: RefObject<HTMLElement | null>;
  search: RefObject<HTMLInputElement | null>;
  selection: ReturnType<typeof useSelection>;
  onHelp(): void;
  onNew(): void;
  onBoard(): void;
  onViews(): void;
}

/** The button that opens a request of the list. */
export function titleButton(list: HTMLElement | null, requestId: string): HTMLElement | null {
  return list?.querySelector<HTMLElement>(`[data-request="${CSS.escape(requestId)}"]`) ?? null;
}

/** What the keys of the queue do, most of it to the request that was focused last. */
export function useQueueCommands(queue: QueueCommands): void {
  const { requests, focusedId, list, selection } = queue;
  const { desk, membership } = useWorkplace();
  const announce = useAnnounce();
  const focused = () => requests.find(({ id }) => id === focusedId.current);

  useQueueKeys((key) => {
    if (key === 'search') queue.search.current?.focus();
    else if (key === 'help') queue.onHelp();
    else if (key === 'new') queue.onNew();
    else if (key === 'accept') return accept();
    else if (key === 'take') return take();
    else if (key === 'mark') return mark();
    // The offer to undo hears it.
    else if (key === 'undo') return false;
    else if (key === 'board') queue.onBoard();
    else if (key === 'views') queue.onViews();
    else return moveFocus(key);
    return true;
  });

  const accept = () => {
    const request = focused();
    if (request?.state !== 'new') return false;
    void desk.move(request.id, 'acknowledged');
    return true;
  };

  const take = () => {
    const request = focused();
    if (!request || !isOpen(request.state)) return false;
    const mine = request.assignee?.id === membership.id;
    const what = `${requestTitle(request)}, ${request.place.label}`;
    void desk.assign(request.id, mine ? null : membership.id).then((problem) => {
      announce(
        problem
          ? problem.detail
          : mine
            ? queueMessages.givenBackWhat({ what })
            : queueMessages.yoursWhat({ what }),
      );
    });
    return true;
  };

  const mark = () => {
    const id = focused()?.id;
    if (id === undefined) return false;
    if (selection.selection) selection.selection.toggle(id);
    else selection.begin([id]);
    return true;
  };

  const moveFocus = (key: Extract<QueueKey, 'next' | 'previous'>) => {
    const at = requests.findIndex(({ id }) => id === focusedId.current);
    const to = requests[at === -1 ? 0 : Math.max(0, at + (key === 'next' ? 1 : -1))] ?? requests.at(-1);
    if (!to) return false;
    titleButton(list.current, to.id)?.focus();
    return true;
  };
}
