// Compiled from remote-guest/messages/pt.json by `npm run messages`.
import type { GuestBarMessages } from './messages.ts';

export const guestBarMessages: GuestBarMessages = {
  menu: "A sua estadia",
  chat: "Conversa",
  requests: "Os seus pedidos",
  food: "Ementa e encomendas",
  profile: "O seu perfil",
  code: "Outro código",
  language: "Língua"
}
