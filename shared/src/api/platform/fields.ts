import { z } from 'zod';

/** ISO 8601 instant in UTC, as `2026-03-15T09:00:00.000Z`. Shown in the property's time zone. */
export const Instant = z.iso.datetime();
export const Id = z.string().min(1).max(64);

/** Path parameters of operations on one thing. */
export const ById = z.object({ id: Id });
/** Query of staff operations: the property that they work for. */
export const InProperty = z.object({ property: Id.describe('property id') });
