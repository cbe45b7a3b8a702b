import { introsMessages } from '../../../messages/compiled/intros/en.ts';

/** The first line of the page, shown before its script has loaded. */
export const SCAN_INTRO = introsMessages.scan;
