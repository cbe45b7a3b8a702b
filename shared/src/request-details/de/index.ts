export { requestDetailsMessages } from '../../../messages/compiled/request-details/de.ts';
