export { requestDetailsMessages } from '../../../messages/compiled/request-details/es.ts';
