export * from './request-clock.ts';
export * from './request-states.ts';
