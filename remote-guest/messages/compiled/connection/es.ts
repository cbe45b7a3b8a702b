// Compiled from remote-guest/messages/es.json by `npm run messages`.
import type { ConnectionMessages } from './messages.ts';

export const connectionMessages: ConnectionMessages = {
  live: "Conectado",
  connecting: "Conectando",
  reconnecting: "Reconectando",
  offline: "Sin conexión",
  ended: "Terminado"
}
