// Apart from `remote`, so that no browser bundle carries the validator.
export * from '../remote/release.ts';
