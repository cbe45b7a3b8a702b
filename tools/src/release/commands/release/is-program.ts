/** Parts of the product that are programs rather than files that a running host finds through the registry. */
const PROGRAMS = ['host', 'api'] as const;
export type Program = (typeof PROGRAMS)[number];

export const isProgram = (part: string): part is Program => PROGRAMS.some((name) => name === part);
