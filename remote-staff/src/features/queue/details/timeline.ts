import type { RequestNote, RequestStep, ServiceRequest } from '@bellkey/shared/api';

/** A line of what happened to a request: a step of its history, or a note of the staff. */
type TimelineEntry = { key: string; at: string } & (
  | { step: RequestStep; note: null }
  | { step: null; note: RequestNote }
);

/** The history of a request with its notes, in the order of time; at one moment, a step comes before a note. */
export function timelineOf(
  { id, steps }: Pick<ServiceRequest, 'id' | 'steps'>,
  notes: readonly RequestNote[],
): TimelineEntry[] {
  return [
    // A history only grows, and two steps may be of one moment.
    ...steps.map((step, index) => ({ key: `${index}`, at: step.at, step, note: null })),
    ...notes
      .filter(({ requestId }) => requestId === id)
      .map((note) => ({ key: note.id, at: note.createdAt, step: null, note })),
  ].sort((a, b) => Date.parse(a.at) - Date.parse(b.at));
}
