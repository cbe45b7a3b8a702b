export * from './alarm-name.ts';
export * from './auth-wording.ts';
export type * from './error-wording.ts';
export * from './remote-wording.ts';
export * from './request-details.ts';
export * from './select-messages.ts';
export * from './system-wording.ts';
