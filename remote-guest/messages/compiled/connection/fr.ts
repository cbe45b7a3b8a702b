// Compiled from remote-guest/messages/fr.json by `npm run messages`.
import type { ConnectionMessages } from './messages.ts';

export const connectionMessages: ConnectionMessages = {
  live: "Connecté",
  connecting: "Connexion",
  reconnecting: "Reconnexion",
  offline: "Hors ligne",
  ended: "Terminé"
}
