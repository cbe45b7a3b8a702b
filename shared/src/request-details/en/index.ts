export { requestDetailsMessages } from '../../../messages/compiled/request-details/en.ts';
