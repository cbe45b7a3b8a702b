// Compiled from remote-guest/messages/fr.json by `npm run messages`.
import type { ChatNoSessionMessages } from './messages.ts';

export const chatNoSessionMessages: ChatNoSessionMessages = {
  title: "Où êtes-vous ?",
  text: "Scannez le code dans votre chambre ou sur votre table, ou saisissez les 8 caractères en dessous. Nous saurons alors où apporter les choses.",
  ended: "Votre visite ici est terminée",
  endedText: (d) => "Le chat à " + d.property + ", " + d.place + " est fermé. Si vous y êtes encore, scannez à nouveau le code : un nouveau chat s’ouvre, sans ce qui a été dit. Les demandes en cours se poursuivent.",
  action: "Scanner ou saisir le code",
  kept: "Ce que vous écriviez est conservé",
  keptText: (d) => "« " + d.draft + " » sera là à votre retour dans le chat."
}
