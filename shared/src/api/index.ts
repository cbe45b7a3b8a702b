export * from './domain.ts';
export * from './events.ts';
export * from './operations.ts';
export * from './problem.ts';
export type * from './types.ts';
