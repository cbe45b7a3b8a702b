/**
 * Marks for measuring when a page is there to be used (`performance.getEntriesByName`); its detail is the page, as
 * `guest/chat`.
 */
export const READY_MARK = 'bellkey:ready';
