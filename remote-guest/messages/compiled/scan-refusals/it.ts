// Compiled from remote-guest/messages/it.json by `npm run messages`.
import type { ScanRefusalsMessages } from './messages.ts';

export const scanRefusalsMessages: ScanRefusalsMessages = {
  foreign: {
    title: "Questo non è uno dei nostri codici",
    text: (d) => "Porta a " + d.host + ". Non l’abbiamo aperto. Se è incollato sopra un altro codice, avvisi la reception."
  },
  malformed: {
    title: "Nessun nostro codice",
    text: "Ciò che è stato letto non è il codice di una camera o di un tavolo. Scansioni il quadrato in camera o sul tavolo, o scriva gli 8 caratteri sotto."
  },
  unknown: {
    title: "Non conosciamo questo codice",
    text: "Lo confronti ancora con la stampa o ne chieda uno nuovo alla reception."
  },
  closed: {
    title: "Questo luogo non è in uso",
    text: "Al momento è fuori uso, e il suo codice anche. Chieda alla reception."
  },
  inactive: {
    title: "Questo codice non è più in uso",
    text: "Forse qui ce n’è uno più recente. Altrimenti chieda alla reception."
  },
  elsewhere: {
    title: "Questo codice si apre a un altro indirizzo",
    text: "Appartiene a una struttura che non è a questo. Lo apra lì:"
  },
  rateLimited: {
    title: "Troppi tentativi",
    wait: (d) => "Perché nessuno indovini i codici, ora aspettiamo. Può continuare tra " + d.wait + ".",
    again: "Ora può riprovare."
  },
  unreachable: {
    title: "Ora non possiamo cercarlo"
  }
}
