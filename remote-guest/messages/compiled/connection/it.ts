// Compiled from remote-guest/messages/it.json by `npm run messages`.
import type { ConnectionMessages } from './messages.ts';

export const connectionMessages: ConnectionMessages = {
  live: "Connesso",
  connecting: "Connessione",
  reconnecting: "Riconnessione",
  offline: "Offline",
  ended: "Terminata"
}
