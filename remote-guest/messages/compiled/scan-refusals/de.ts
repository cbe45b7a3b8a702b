// Compiled from remote-guest/messages/de.json by `npm run messages`.
import type { ScanRefusalsMessages } from './messages.ts';

export const scanRefusalsMessages: ScanRefusalsMessages = {
  foreign: {
    title: "Das ist keiner unserer Codes",
    text: (d) => "Er führt zu " + d.host + ". Wir haben das nicht geöffnet. Wenn er über einen anderen Code geklebt ist, sagen Sie es bitte der Rezeption."
  },
  malformed: {
    title: "Kein Code von uns",
    text: "Was gelesen wurde, ist kein Code für ein Zimmer oder einen Tisch. Scannen Sie das Quadrat in Ihrem Zimmer oder auf Ihrem Tisch, oder tippen Sie die 8 Zeichen darunter ein."
  },
  unknown: {
    title: "Diesen Code kennen wir nicht",
    text: "Vergleichen Sie ihn noch einmal mit dem Aufdruck, oder bitten Sie die Rezeption um einen neuen."
  },
  closed: {
    title: "Dieser Ort wird nicht genutzt",
    text: "Er ist zurzeit außer Betrieb und sein Code mit ihm. Fragen Sie an der Rezeption."
  },
  inactive: {
    title: "Dieser Code gilt nicht mehr",
    text: "Vielleicht gibt es hier einen neueren. Sonst fragen Sie an der Rezeption."
  },
  elsewhere: {
    title: "Dieser Code öffnet sich unter einer anderen Adresse",
    text: "Er gehört zu einem Haus, das nicht unter dieser Adresse ist. Öffnen Sie ihn dort:"
  },
  rateLimited: {
    title: "Zu viele Versuche",
    wait: (d) => "Damit niemand Codes errät, warten wir jetzt. In " + d.wait + " geht es weiter.",
    again: "Sie können es jetzt wieder versuchen."
  },
  unreachable: {
    title: "Wir können ihn gerade nicht suchen"
  }
}
