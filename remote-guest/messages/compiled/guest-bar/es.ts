// Compiled from remote-guest/messages/es.json by `npm run messages`.
import type { GuestBarMessages } from './messages.ts';

export const guestBarMessages: GuestBarMessages = {
  menu: "Su estancia",
  chat: "Chat",
  requests: "Sus peticiones",
  food: "Carta y pedidos",
  profile: "Su perfil",
  code: "Otro código",
  language: "Idioma"
}
