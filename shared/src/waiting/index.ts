export * from './waits-for-person.ts';
