// Compiled from remote-guest/messages/it.json by `npm run messages`.
import type { BarLabelsMessages } from './messages.ts';

export const barLabelsMessages: BarLabelsMessages = {
  skipToContent: "Vai al contenuto",
  openMenu: "Apri il menu",
  closeMenu: "Chiudi il menu",
  menu: "Menu"
}
