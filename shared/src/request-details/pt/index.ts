export { requestDetailsMessages } from '../../../messages/compiled/request-details/pt.ts';
