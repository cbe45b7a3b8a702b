import type { PropertyBar } from '@bellkey/shared/shell';
import { createShownValue } from '../shown-value/shown-value.ts';

/** The property whose name and links the top bar shows on pages of its guests and staff; null on every other page. */
export const shownProperty = createShownValue<PropertyBar>();
