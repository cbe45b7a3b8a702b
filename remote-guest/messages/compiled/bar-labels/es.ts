// Compiled from remote-guest/messages/es.json by `npm run messages`.
import type { BarLabelsMessages } from './messages.ts';

export const barLabelsMessages: BarLabelsMessages = {
  skipToContent: "Ir al contenido",
  openMenu: "Abrir el menú",
  closeMenu: "Cerrar el menú",
  menu: "Menú"
}
