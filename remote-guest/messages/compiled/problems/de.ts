// Compiled from remote-guest/messages/de.json by `npm run messages`.
import type { ProblemsMessages } from './messages.ts';

export const problemsMessages: ProblemsMessages = {
  offline: "Sie sind offline. Versuchen Sie es erneut, sobald Sie verbunden sind.",
  unreachable: "Der Dienst ist gerade nicht erreichbar. Versuchen Sie es gleich noch einmal.",
  tooMany: "Das war viel auf einmal. Warten Sie kurz, und versuchen Sie es dann erneut.",
  ended: "Ihr Besuch hier ist beendet. Scannen Sie den Code erneut.",
  orderChanged: "An der Bestellung hat sich etwas geändert. Sehen Sie sie an, und bestätigen Sie sie erneut.",
  tooLong: "Es ist zu lang. Kürzen Sie es, oder senden Sie es in zwei Teilen.",
  other: "Das hat nicht geklappt. Versuchen Sie es erneut, oder bitten Sie um einen Menschen."
}
