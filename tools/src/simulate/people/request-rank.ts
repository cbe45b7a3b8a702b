import type { ServiceRequest } from '@bellkey/shared/api';

/** States in which someone still has to do something. */
export const OPEN = ['new', 'needs_approval', 'acknowledged', 'in_progress'];

/** The work of one's own department comes before calls for help. */
export const OWN_FIRST = 5e11;

/** Emergencies, then what waits for its first answer, then the oldest. */
export const rank = ({ priority, state, createdAt }: ServiceRequest): number =>
  Date.parse(createdAt) - (priority === 'emergency' ? 1e12 : 0) - (state === 'new' ? 1e11 : 0);
