// Compiled from remote-guest/messages/de.json by `npm run messages`.
import type { ChatNoSessionMessages } from './messages.ts';

export const chatNoSessionMessages: ChatNoSessionMessages = {
  title: "Wo sind Sie?",
  text: "Scannen Sie den Code in Ihrem Zimmer oder auf Ihrem Tisch, oder tippen Sie die 8 Zeichen darunter ein. Dann wissen wir, wohin wir alles bringen.",
  ended: "Ihr Besuch hier ist beendet",
  endedText: (d) => "Der Chat bei " + d.property + ", " + d.place + " ist geschlossen. Wenn Sie noch dort sind, scannen Sie den Code erneut: Das öffnet einen neuen Chat, ohne das bisher Gesagte. Offene Wünsche werden weiter erledigt.",
  action: "Code scannen oder eintippen",
  kept: "Was Sie gerade schrieben, ist aufbewahrt",
  keptText: (d) => "„" + d.draft + "“ ist da, wenn Sie wieder im Chat sind."
}
