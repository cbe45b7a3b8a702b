export * from './countries.ts';
export * from './field-sets.ts';
export * from './validate-registration.ts';
