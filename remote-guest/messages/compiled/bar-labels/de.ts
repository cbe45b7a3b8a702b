// Compiled from remote-guest/messages/de.json by `npm run messages`.
import type { BarLabelsMessages } from './messages.ts';

export const barLabelsMessages: BarLabelsMessages = {
  skipToContent: "Zum Inhalt springen",
  openMenu: "Menü öffnen",
  closeMenu: "Menü schließen",
  menu: "Menü"
}
