// Compiled from api/messages/de.json by `npm run messages`.
import type { SystemMessages } from './messages.ts';
import { de } from "@messageformat/runtime/lib/cardinals";
import { plural } from "@messageformat/runtime";
export const systemMessages: SystemMessages = {
  handedOff: {
    hotel: (d) => "Ich habe das an die Rezeption weitergegeben. " + plural(d.position, 0, de, { "1": "Sie stehen an erster Stelle", other: "Sie stehen an Stelle " + d.position }) + "; eine Antwort soll innerhalb von " + d.minutes + " Minuten kommen.",
    restaurant: (d) => "Ich habe das an unser Personal weitergegeben. " + plural(d.position, 0, de, { "1": "Sie stehen an erster Stelle", other: "Sie stehen an Stelle " + d.position }) + "; eine Antwort soll innerhalb von " + d.minutes + " Minuten kommen.",
    str: (d) => "Ich habe das an Ihre Gastgeber weitergegeben. " + plural(d.position, 0, de, { "1": "Sie stehen an erster Stelle", other: "Sie stehen an Stelle " + d.position }) + "; eine Antwort soll innerhalb von " + d.minutes + " Minuten kommen."
  },
  handedOffLate: {
    hotel: (d) => "Ich habe das an die Rezeption weitergegeben. " + plural(d.position, 0, de, { "1": "Sie stehen an erster Stelle", other: "Sie stehen an Stelle " + d.position }) + ". Andere vor Ihnen warten schon länger, als wir möchten; deshalb nennen wir keine Zeit.",
    restaurant: (d) => "Ich habe das an unser Personal weitergegeben. " + plural(d.position, 0, de, { "1": "Sie stehen an erster Stelle", other: "Sie stehen an Stelle " + d.position }) + ". Andere vor Ihnen warten schon länger, als wir möchten; deshalb nennen wir keine Zeit.",
    str: (d) => "Ich habe das an Ihre Gastgeber weitergegeben. " + plural(d.position, 0, de, { "1": "Sie stehen an erster Stelle", other: "Sie stehen an Stelle " + d.position }) + ". Andere vor Ihnen warten schon länger, als wir möchten; deshalb nennen wir keine Zeit."
  },
  unseenPhoto: "Ich kann Fotos nicht selbst ansehen.",
  alerted: {
    hotel: "Die Rezeption und der diensthabende Manager sind alarmiert und sehen Ihre Nachricht zuerst.",
    restaurant: "Unser Personal und der diensthabende Manager sind alarmiert und sehen Ihre Nachricht zuerst.",
    str: "Ihre Gastgeber und der Bereitschaftsdienst sind alarmiert und sehen Ihre Nachricht zuerst."
  },
  declined: (d) => "Es tut uns leid, das ist nicht möglich: " + d.title + ". " + d.reason,
  cancelledByStaff: (d) => "Das wurde von unserem Personal storniert: " + d.title + ". " + d.reason,
  ordered: (d) => "Ihre Bestellung ist in der Küche. Gesamtbetrag " + d.total + ".",
  dishesRefused: (d) => "Es tut uns leid, das ist der Küche ausgegangen: " + d.dishes + ". Wählen Sie etwas anderes oder lassen Sie es weg: „Einzelheiten“ auf der Karte der Bestellung.",
  stillWaiting: {
    hotel: "Es dauert länger, als wir gesagt haben, und das tut uns leid. Der diensthabende Manager weiß Bescheid.",
    restaurant: "Es dauert länger, als wir gesagt haben, und das tut uns leid. Der diensthabende Manager weiß Bescheid.",
    str: "Es dauert länger, als wir gesagt haben, und das tut uns leid. Der Bereitschaftsdienst weiß Bescheid."
  },
  orCall: (d) => "Sie können auch " + d.phone + " anrufen.",
  slipped: {
    "not-begun": (d) => "Es tut uns leid: Es dauert länger, als wir gesagt haben. " + d.title + ": Wir konnten noch nicht beginnen. Neue Zeit: " + d.time + " statt " + d.before + ".",
    "under-way": (d) => "Es tut uns leid: Es dauert länger, als wir gesagt haben. " + d.title + ": Wir sind dabei und noch nicht fertig. Neue Zeit: " + d.time + " statt " + d.before + "."
  },
  notKept: {
    hotel: (d) => "Es tut uns leid: " + d.title + " wird bis " + d.before + " nicht fertig, und wir möchten keine weitere Zeit nennen, die wir nicht halten können. Der diensthabende Manager weiß Bescheid.",
    restaurant: (d) => "Es tut uns leid: " + d.title + " wird bis " + d.before + " nicht fertig, und wir möchten keine weitere Zeit nennen, die wir nicht halten können. Der diensthabende Manager weiß Bescheid.",
    str: (d) => "Es tut uns leid: " + d.title + " wird bis " + d.before + " nicht fertig, und wir möchten keine weitere Zeit nennen, die wir nicht halten können. Der Bereitschaftsdienst weiß Bescheid."
  },
  expired: (d) => "Es tut uns leid: Darüber konnte niemand rechtzeitig entscheiden, deshalb ist es nicht genehmigt: " + d.title + ". Sie können erneut fragen oder mit einem Menschen sprechen.",
  awaitingAnswer: (d) => "Wir warten auf Ihre Antwort dazu: " + d.title + ".",
  emergencyWaiting: (d) => "Das hat noch niemand übernommen, und alle im Dienst sind noch einmal benachrichtigt. Wenn jemand in Gefahr ist, warten Sie nicht auf uns: Rufen Sie jetzt " + d.number + " an.",
  offered: (d) => d.title + ": Wir können stattdessen das anbieten: " + d.offer + ". Passt Ihnen das? Nehmen Sie es auf der Karte an oder lehnen Sie es ab.",
  moved: (d) => "Sie sind jetzt in " + d.place + ". Was Sie bestellt haben und noch offen ist, kommt dorthin.",
  merged: (d) => "Wir haben zwei Ihrer Wünsche zusammengelegt, damit niemand zweimal kommt: " + d.title + ".",
  planned: (d) => d.title + " ist jetzt für " + d.time + " geplant. " + d.reason,
  kitchenClosed: {
    until: (d) => "Die Küche ist geschlossen bis " + d.time + ". Für dann können Sie auf der Speisekarte bestellen.",
    open: "Die Küche ist zu dieser Zeit geschlossen."
  },
  confirmed: (d) => "Das ist bestätigt: " + d.what + ".",
  approved: (d) => "Das ist genehmigt: " + d.what + ".",
  raised: (d) => "Unser Team hat das für Sie eingetragen: " + d.title + "."
}
