export { type Load, type Loaded, type LoadOptions, useLoad } from './use-load.ts';
