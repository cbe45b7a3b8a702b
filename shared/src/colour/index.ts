export * from './accent.ts';
export * from './colour.ts';
