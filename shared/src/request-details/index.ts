export type { RequestDetailsMessages } from '../../messages/compiled/request-details/messages.ts';
export * from './format-details.ts';
