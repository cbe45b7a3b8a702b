import { ICON_SIZE } from '../icons/drawing.ts';
import type { Dimensions } from './entry.ts';

/** The sizes of the specification, section 9. */
export const STANDARD_ICON: Dimensions = { width: ICON_SIZE, height: ICON_SIZE };
export const PRODUCT_PHOTO: Dimensions = { width: 800, height: 600 };
export const TEAM_PHOTO: Dimensions = { width: 640, height: 800 };
export const LOGO: Dimensions = { width: 200, height: 48 };
