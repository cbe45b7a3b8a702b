export * from './wall-time.ts';
