import type { FooterLabels } from '@bellkey/shared/shell';
import { createShownValue } from './shown-value.ts';

/** The footer's texts in a guest's language; null on pages that speak English. */
export const shownLabels = createShownValue<FooterLabels>();
