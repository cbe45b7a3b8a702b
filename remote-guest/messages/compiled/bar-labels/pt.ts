// Compiled from remote-guest/messages/pt.json by `npm run messages`.
import type { BarLabelsMessages } from './messages.ts';

export const barLabelsMessages: BarLabelsMessages = {
  skipToContent: "Ir para o conteúdo",
  openMenu: "Abrir o menu",
  closeMenu: "Fechar o menu",
  menu: "Menu"
}
