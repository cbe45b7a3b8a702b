export * from './list-brand-files.ts';
