export * from './domain.ts';
export * from './events.ts';
export * from './operations.ts';
export * from './place-code.ts';
export * from './problem.ts';
export * from './streams.ts';
export type * from './types.ts';
