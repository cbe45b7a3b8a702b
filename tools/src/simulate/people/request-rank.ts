import type { ServiceRequest } from '@bellkey/shared/api';

/** States that need an action of the staff. */
export const OPEN = ['new', 'needs_approval', 'acknowledged', 'in_progress'];

/** Work of one's own department comes before escalations. */
export const OWN_FIRST = 5e11;

/** Emergencies, then requests without a first answer, then the oldest. */
export const rank = ({ priority, state, createdAt }: ServiceRequest): number =>
  Date.parse(createdAt) - (priority === 'emergency' ? 1e12 : 0) - (state === 'new' ? 1e11 : 0);
