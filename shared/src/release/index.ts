// Separate from `remote`, so that no browser bundle includes the validator.
export * from './beacon.ts';
export * from './deployment-status.ts';
export * from './history.ts';
export * from './names.ts';
export * from './registry.ts';
export * from './release.ts';
export * from './trust.ts';
