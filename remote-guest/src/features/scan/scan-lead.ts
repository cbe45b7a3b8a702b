import { leadsMessages } from '../../../messages/compiled/leads/en.ts';

/** The first line of the page, shown before its script has loaded. */
export const SCAN_LEAD = leadsMessages.scan;
