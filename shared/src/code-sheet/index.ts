export * from './sheet-text.ts';
