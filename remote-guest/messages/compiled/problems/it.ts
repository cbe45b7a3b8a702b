// Compiled from remote-guest/messages/it.json by `npm run messages`.
import type { ProblemsMessages } from './messages.ts';

export const problemsMessages: ProblemsMessages = {
  offline: "È offline. Riprovi quando è connesso.",
  unreachable: "Il servizio non è raggiungibile adesso. Riprovi tra poco.",
  tooMany: "Erano troppe in una volta. Aspetti un momento e riprovi.",
  ended: "La sua visita è terminata. Scansioni di nuovo il codice.",
  orderChanged: "Qualcosa nell’ordine è cambiato. Lo guardi e confermi di nuovo.",
  tooLong: "È troppo lungo. Lo accorci o lo invii in due parti.",
  other: "Non ha funzionato. Riprovi o chieda di parlare con una persona."
}
