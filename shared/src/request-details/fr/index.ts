export { requestDetailsMessages } from '../../../messages/compiled/request-details/fr.ts';
