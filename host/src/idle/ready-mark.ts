/**
 * Name of the performance mark that is set when a page is usable (`performance.getEntriesByName`); its detail is the
 * page, as `guest/chat`.
 */
export const READY_MARK = 'bellkey:ready';
