import { z } from 'zod';
import { ById, Id, InProperty } from '../platform/fields.ts';
import { nameSchema } from '../platform/name.ts';

/** How many views of the queue a member can save. */
export const MAX_STAFF_VIEWS = 20;
/** Most characters of a view's name. */
export const MAX_VIEW_NAME_CHARS = 40;

/** What a view of the queue shows. */
export const QueueViewFilter = z
  .object({
    state: z.enum(['open', 'new', 'working', 'paused', 'planned', 'recurring', 'overdue', 'finished']),
    department: Id.nullable(),
    whose: z.enum(['mine', 'free']).nullable().describe('null: of everyone'),
    text: z.string().trim().max(80).describe('what the search field has'),
    board: z.boolean(),
  })
  .meta({ id: 'QueueViewFilter' });
export type QueueViewFilter = z.infer<typeof QueueViewFilter>;

/** A view of the queue that a member saved under a name. */
export const StaffView = z
  .object({ id: Id, name: z.string(), filter: QueueViewFilter })
  .meta({ id: 'StaffView' });
export type StaffView = z.infer<typeof StaffView>;

/** Saved views of the queue; each member has their own. */
export const staffViewOperations = {
  'GET /api/staff/views': {
    summary: 'List the views of the queue that the caller saved, by name',
    tag: 'staff',
    auth: 'staff',
    may: 'work-requests',
    demo: true,
    query: InProperty,
    status: 200,
    roundTrips: 1,
    response: z.object({ views: z.array(StaffView) }),
    problems: ['unauthenticated', 'forbidden'],
  },
  'POST /api/staff/views': {
    summary: 'Save a view of the queue; one of the same name is replaced',
    tag: 'staff',
    auth: 'staff',
    may: 'work-requests',
    demo: true,
    idempotent: true,
    query: InProperty,
    body: z.object({ name: nameSchema(MAX_VIEW_NAME_CHARS), filter: QueueViewFilter }),
    status: 201,
    roundTrips: 2,
    response: StaffView,
    problems: ['unauthenticated', 'forbidden', 'bad-input', 'settings-full'],
  },
  'DELETE /api/staff/views/{id}': {
    summary: 'Delete a view that the caller saved',
    tag: 'staff',
    auth: 'staff',
    may: 'work-requests',
    demo: true,
    params: ById,
    query: InProperty,
    status: 204,
    roundTrips: 2,
    problems: ['unauthenticated', 'forbidden', 'not-found'],
  },
} as const;
