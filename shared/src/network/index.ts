export * from './network-of.ts';
