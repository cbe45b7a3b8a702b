import { createShownValue } from '../shown-value/shown-value.ts';

/** A title that a page sets in place of the one in the page table, as `(2) Guest chat`. */
export const titleOverride = createShownValue<string>();
