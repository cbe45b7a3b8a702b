import { introsMessages } from '../../../messages/compiled/intros/en.ts';

/** What the page is for: its first sentence, on the server and in English. */
export const ORDERS_INTRO = introsMessages.orders;
