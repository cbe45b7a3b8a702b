// Compiled from api/messages/it.json by `npm run messages`.
import type { GuestNotificationsMessages } from './messages.ts';

export const guestNotificationsMessages: GuestNotificationsMessages = {
  heading: {
    accepted: "Accettato",
    "under-way": "In corso",
    ready: "Pronto",
    done: "Fatto",
    declined: "Non è possibile",
    cancelled: "Annullato",
    "your-answer": "Serve la sua risposta",
    "on-hold": "In sospeso",
    "new-time": "Nuovo orario",
    offer: "Un’altra proposta per lei",
    message: "Nuovo messaggio"
  },
  by: (d) => "entro le " + d.time,
  from: (d) => "da " + d.name,
  email: {
    code: (d) => d.code + " è il suo codice per le e-mail sulla sua visita: " + d.property,
    codeText: (d) => "Scriva questo codice sulla pagina di " + d.property + " per ricevere e-mail sulla sua visita: " + d.code + "\n\nVale " + d.minutes + " minuti. Se non l’ha richiesto, non faccia nulla: senza il codice non arrivano altre e-mail.",
    open: (d) => "Aprire la sua pagina: " + d.url,
    why: (d) => "Riceve questa e-mail perché ha lasciato questo indirizzo per la sua visita a " + d.property + " e la sua pagina era chiusa.",
    stop: (d) => "Fermare queste e-mail e cancellare il suo indirizzo: " + d.url
  }
}
