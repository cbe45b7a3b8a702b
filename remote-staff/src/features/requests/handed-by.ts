import type { ServiceRequest } from '@bellkey/shared/api';
import { isOpen } from '@bellkey/shared/request-clock';

/** Who handed an open request to a member; null if they took it themselves, or it is not theirs. */
export function handedBy({ state, assignee, steps }: ServiceRequest, memberId: string): string | null {
  if (!isOpen(state) || assignee?.id !== memberId) return null;
  const last = steps.findLast(({ event }) => event?.kind === 'assigned');
  const by = last?.by.name ?? null;
  return by === assignee.name ? null : by;
}
