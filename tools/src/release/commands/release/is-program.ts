/** Parts of the product that are programs, not files that a running host finds by a pointer. */
const PROGRAMS = ['host', 'api'] as const;
export type Program = (typeof PROGRAMS)[number];

export const isProgram = (part: string): part is Program => PROGRAMS.some((name) => name === part);
