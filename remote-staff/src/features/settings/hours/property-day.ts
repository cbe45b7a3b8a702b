import { wallTime } from '@bellkey/shared/wall-time';

/** Today by the property's calendar, as `2026-11-24`. */
export const dayAtProperty = (timeZone: string): string => wallTime(new Date(), timeZone).slice(0, 10);
