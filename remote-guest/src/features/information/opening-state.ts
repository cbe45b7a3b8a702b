import type { DepartmentHours } from '@bellkey/shared/api';

/** Whether a department is open, as far as it is known at a moment. */
export type OpeningState =
  | { status: 'always' }
  | { status: 'open'; until: string | null }
  | { status: 'closed'; opens: string | null }
  /** What was loaded applied until a moment that has passed. */
  | { status: 'unknown' };

/**
 * The state of a department at a moment. A copy that is old says nothing about now: it is used until the next change
 * that it names.
 *
 * @param now in milliseconds since 1970
 */
export function openingState({ open, changesAt, days }: DepartmentHours, now: number): OpeningState {
  if (days === null) return { status: 'always' };
  if (changesAt !== null && Date.parse(changesAt) <= now) return { status: 'unknown' };
  return open ? { status: 'open', until: changesAt } : { status: 'closed', opens: changesAt };
}
