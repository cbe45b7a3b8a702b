// Compiled from remote-guest/messages/it.json by `npm run messages`.
import type { ToldMessages } from './messages.ts';

export const toldMessages: ToldMessages = {
  title: "Messaggi quando questa pagina è chiusa",
  offer: "Vuole che la avvisiamo su questo dispositivo quando qualcosa cambia, anche se questa pagina è chiusa?",
  yes: "Sì, avvisatemi",
  no: "No, grazie",
  isOn: "Sarà avvisato su questo dispositivo. Può disattivarlo nel suo profilo.",
  failed: "Non ha funzionato. Riprovi, per favore.",
  turnOn: "Attiva",
  turnOff: "Disattiva",
  states: {
    on: "La avvisiamo su questo dispositivo quando le sue richieste cambiano o qualcuno le scrive, fino alla fine della sua visita.",
    off: "Disattivato. Vede ciò che cambia quando apre questa pagina.",
    denied: "Il suo browser non consente messaggi da questo sito. Può cambiarlo nelle impostazioni.",
    "install-first": "Su questo dispositivo funziona dopo aver aggiunto questa pagina alla schermata Home: Condividi, poi «Aggiungi alla schermata Home».",
    unsupported: "Questo browser non ha messaggi quando una pagina è chiusa."
  }
}
