export { requestDetailsMessages } from '../../../messages/compiled/request-details/it.ts';
