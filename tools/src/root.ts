import path from 'node:path';

/** The repository's folder, which is two up from here and from `tools/dist`, where compiled commands are. */
export const ROOT = path.resolve(import.meta.dirname, '../..');
