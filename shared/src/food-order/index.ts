export * from './food-states.ts';
