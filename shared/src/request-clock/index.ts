export * from './rating.ts';
export * from './request-clock.ts';
export * from './request-states.ts';
export * from './transitions.ts';
