// Compiled from remote-guest/messages/it.json by `npm run messages`.
import type { ChatNoSessionMessages } from './messages.ts';

export const chatNoSessionMessages: ChatNoSessionMessages = {
  title: "Dove si trova?",
  text: "Scansioni il codice in camera o sul tavolo, oppure scriva gli 8 caratteri sotto. Così sappiamo dove portare le cose.",
  ended: "La sua visita è terminata",
  endedText: (d) => "La chat presso " + d.property + ", " + d.place + " è chiusa. Se è ancora lì, scansioni di nuovo il codice: si apre una nuova chat, senza quanto detto prima. Le richieste aperte proseguono.",
  action: "Scansiona o scrivi il codice",
  kept: "Ciò che stava scrivendo è conservato",
  keptText: (d) => "«" + d.draft + "» sarà lì quando torna nella chat."
}
