import { leadsMessages } from '../../../messages/compiled/leads/en.ts';

/** What the page is for: its first sentence, on the server and in English. */
export const ORDERS_LEAD = leadsMessages.orders;
