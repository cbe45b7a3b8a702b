import type { ServiceRequest } from '../api/requests/request.ts';

/** How many stars the guest gave, from 1 to 5; null when they have not. */
export const ratingOf = ({ steps }: Pick<ServiceRequest, 'steps'>): number | null =>
  steps.findLast(({ event }) => event?.kind === 'rated')?.event?.stars ?? null;

/** Whether the guest may rate it: it is done and unrated, and no one was in danger. */
export const isRatable = (request: Pick<ServiceRequest, 'state' | 'priority' | 'steps'>): boolean =>
  (request.state === 'done' || request.state === 'closed') &&
  request.priority !== 'emergency' &&
  ratingOf(request) === null;
