export * from './new-id.ts';
