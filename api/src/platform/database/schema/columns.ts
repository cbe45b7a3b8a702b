import { customType, text, timestamp } from 'drizzle-orm/pg-core';

/** An instant to the millisecond, as a Date. */
export const instant = (name: string) => timestamp(name, { withTimezone: true, precision: 3, mode: 'date' });

/** The property that a row belongs to; row-level security compares it with the transaction's. */
export const propertyId = text('property_id').notNull();

/** Content of a file. */
export const bytes = customType<{ data: Uint8Array; driverData: Uint8Array }>({ dataType: () => 'bytea' });
