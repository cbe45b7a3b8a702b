// Compiled from remote-guest/messages/en.json by `npm run messages`.
import type { ConnectionMessages } from './messages.ts';

export const connectionMessages: ConnectionMessages = {
  live: "Connected",
  connecting: "Connecting",
  reconnecting: "Reconnecting",
  offline: "Offline",
  ended: "Ended"
}
