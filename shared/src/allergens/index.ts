export * from './allergen-name.ts';
