// Compiled from remote-marketing/messages/en.json by `npm run messages`.
import type { BrandStudioMessages } from './messages.ts';

export const primary: BrandStudioMessages['primary'] = "Primary: text and buttons";
export const secondary: BrandStudioMessages['secondary'] = "Secondary: links";
export const accent: BrandStudioMessages['accent'] = "Accent: marks and what is chosen";

/** The group as one value. @public */
export const brandStudioMessages: BrandStudioMessages = {
  primary,
  secondary,
  accent,
};
