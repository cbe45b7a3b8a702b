// Compiled from remote-marketing/messages/en.json by `npm run messages`.
import type { BrandStudioMessages } from './messages.ts';

export const brandStudioMessages: BrandStudioMessages = {
  primary: "Primary: text and buttons",
  secondary: "Secondary: links",
  accent: "Accent: marks and what is chosen"
}
