export * from './plain-text.ts';
