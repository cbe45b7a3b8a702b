export { createConcierge } from './create-concierge.ts';
export type * from './turn-contract.ts';
