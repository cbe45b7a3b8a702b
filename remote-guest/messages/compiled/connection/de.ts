// Compiled from remote-guest/messages/de.json by `npm run messages`.
import type { ConnectionMessages } from './messages.ts';

export const connectionMessages: ConnectionMessages = {
  live: "Verbunden",
  connecting: "Verbindet",
  reconnecting: "Verbindet erneut",
  offline: "Offline",
  ended: "Beendet"
}
