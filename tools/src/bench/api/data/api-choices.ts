/** Parts of the API's table, each on a separate database. */
export const API_ROWS = ['operations', 'answers', 'neighbour', 'streams'] as const;
/** A part of the API's table. */
export type ApiRows = (typeof API_ROWS)[number];
/** The databases that the API runs on. */
export type DatabaseKind = 'pglite' | 'postgres';
