// Compiled from remote-guest/messages/pt.json by `npm run messages`.
import type { ConnectionMessages } from './messages.ts';

export const connectionMessages: ConnectionMessages = {
  live: "Ligado",
  connecting: "A ligar",
  reconnecting: "A ligar de novo",
  offline: "Sem ligação",
  ended: "Terminada"
}
