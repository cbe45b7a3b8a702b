// Compiled from remote-guest/messages/en.json by `npm run messages`.
import type { BarLabelsMessages } from './messages.ts';

export const barLabelsMessages: BarLabelsMessages = {
  skipToContent: "Skip to content",
  openMenu: "Open menu",
  closeMenu: "Close menu",
  menu: "Menu"
}
