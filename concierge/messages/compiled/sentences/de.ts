// Compiled from concierge/messages/de.json by `npm run messages`.
import type { SentencesMessages } from './messages.ts';

export const sentencesMessages: SentencesMessages = {
  requested: {
    deliver: {
      by: (d) => "Sehr gern. " + d.department + " bringt " + d.items + " bis " + d.time + " Uhr zu Ihnen (" + d.place + ").",
      open: (d) => "Sehr gern. Ich habe " + d.department + " um " + d.items + " gebeten (" + d.place + ")."
    },
    fix: {
      by: (d) => "Das tut mir leid. " + d.department + " kümmert sich " + d.inPlace + " bis " + d.time + " Uhr um " + d.items + ".",
      open: (d) => "Das tut mir leid. Ich habe " + d.department + " gebeten, sich " + d.inPlace + " um " + d.items + " zu kümmern."
    },
    fixOwn: {
      by: (d) => "Das tut mir leid. " + d.department + " kümmert sich " + d.inPlace + " bis " + d.time + " Uhr darum.",
      open: (d) => "Das tut mir leid. Ich habe " + d.department + " gebeten, sich " + d.inPlace + " darum zu kümmern."
    },
    book: {
      by: (d) => "Ich habe bei " + d.department + " angefragt: " + d.items + ". Sie erhalten bis " + d.time + " Uhr hier eine Antwort; gebucht ist es, sobald es bestätigt wird.",
      open: (d) => "Ich habe bei " + d.department + " angefragt: " + d.items + ". Gebucht ist es, sobald es hier bestätigt wird."
    },
    approve: {
      by: (d) => "Ich habe bei " + d.department + " angefragt: " + d.items + ". Das Team entscheidet darüber und antwortet hier bis " + d.time + " Uhr.",
      open: (d) => "Ich habe bei " + d.department + " angefragt: " + d.items + ". Das Team entscheidet darüber und antwortet hier."
    },
    free: {
      by: (d) => "Ich habe das an " + d.department + " weitergegeben. Das Team kümmert sich bis " + d.time + " Uhr darum.",
      open: (d) => "Ich habe das an " + d.department + " weitergegeben."
    },
    work: {
      cleaning: (d) => "Sehr gern. " + d.department + " reinigt Ihr Zimmer bis " + d.time + " Uhr.",
      turndown: (d) => "Sehr gern. " + d.department + " bereitet die Betten bis " + d.time + " Uhr für die Nacht vor.",
      trash: (d) => "Sehr gern. " + d.department + " leert die Mülleimer bis " + d.time + " Uhr.",
      laundry: (d) => "Sehr gern. " + d.department + " holt Ihre Wäsche bis " + d.time + " Uhr ab.",
      minibar: (d) => "Sehr gern. " + d.department + " füllt die Minibar bis " + d.time + " Uhr auf.",
      luggageStorage: (d) => "Sehr gern. " + d.department + " holt Ihr Gepäck bis " + d.time + " Uhr ab.",
      roomService: (d) => "Sehr gern. " + d.department + " bringt Ihre Bestellung bis " + d.time + " Uhr.",
      bedLinen: (d) => "Sehr gern. " + d.department + " wechselt die Bettwäsche bis " + d.time + " Uhr."
    }
  },
  requestedAsSaid: (d) => "Ich habe bei " + d.department + " angefragt: " + d.items + " (" + d.place + "), zu dem von Ihnen genannten Zeitpunkt: " + d.when + ". Das Team bestätigt es Ihnen hier.",
  told: {
    doNotDisturb: (d) => d.department + " weiß, dass Sie nicht gestört werden möchten.",
    lateArrival: (d) => d.department + " weiß, dass Sie spät anreisen.",
    vip: (d) => d.department + " weiß Bescheid.",
    occasion: (d) => "Wie schön! " + d.department + " weiß von dem Anlass.",
    checkedOut: (d) => d.department + " weiß, dass Sie abreisen.",
    away: (d) => d.department + " weiß, dass Sie außer Haus sind.",
    noCleaning: (d) => d.department + " weiß, dass Ihr Zimmer nicht gereinigt werden soll.",
    delay: (d) => d.department + " weiß, dass Sie sich verspäten.",
    message: (d) => d.department + " hat Ihre Nachricht.",
    notWanted: (d) => d.department + " weiß, dass Sie Folgendes nicht wünschen: " + d.items + "."
  },
  refused: {
    notOffered: (d) => "Das kann ich hier nicht selbst veranlassen: " + d.items + ".",
    manyThisHour: (d) => "Ich konnte Ihre Anfrage zu " + d.items + " nicht selbst anlegen: Es waren zu viele Anfragen in einer Stunde.",
    tooMany: (d) => "Sie haben um " + d.items + " gebeten: Das ist mehr, als ich allein zusagen darf.",
    manyOpen: (d) => "Mehrere Ihrer Wünsche sind noch offen, deshalb kümmert sich um " + d.items + " ein Mensch.",
    other: (d) => "Ich konnte Ihre Anfrage nicht selbst aufnehmen: " + d.items + "."
  },
  status: {
    promised: (d) => "Ihre Anfrage für " + d.items + " ist bei " + d.department + ", zugesagt bis " + d.time + " Uhr.",
    open: (d) => "Ihre Anfrage für " + d.items + " ist bei " + d.department + ".",
    late: (d) => "Ihre Anfrage für " + d.items + " war bis " + d.time + " Uhr zugesagt und ist verspätet. Das tut mir leid.",
    none: "Ich sehe dazu keine offene Anfrage. Soll ich eine stellen?"
  },
  cancel: {
    done: (d) => "Erledigt. Ihre Anfrage für " + d.items + " ist storniert.",
    refused: (d) => "Ihre Anfrage für " + d.items + " kann hier nicht mehr storniert werden.",
    none: "Ich sehe keine offene Anfrage, die ich stornieren könnte.",
    which: "Welche Anfrage soll ich stornieren?"
  },
  amended: (d) => "Ich habe " + d.department + " die Änderung mitgeteilt: " + d.items + ".",
  declinedOpen: (d) => "Sie haben vorhin um " + d.items + " gebeten (Nr. " + d.no + "). Soll ich das stornieren?",
  declined: (d) => "Verstanden. Ich frage nicht nach: " + d.items + ".",
  ask: {
    time: (d) => "Für welche Uhrzeit soll ich " + d.items + " anfragen?",
    date: (d) => "Für welchen Tag soll ich " + d.items + " anfragen?",
    when: (d) => "Für wann soll ich " + d.items + " anfragen?",
    until: (d) => "Bis wie viel Uhr wünschen Sie " + d.items + "?",
    party: (d) => "Für wie viele Personen soll ich " + d.items + " anfragen?",
    quantity: (d) => "Wie viele soll ich anfragen: " + d.items + "?",
    pieces: (d) => "Wie viele Stücke sind es, für " + d.items + "?",
    items: (d) => "Was wünschen Sie, für " + d.items + "?",
    what: (d) => "Was wünschen Sie, für " + d.items + "?",
    treatment: (d) => "Welche Behandlung wünschen Sie, für " + d.items + "?",
    from: (d) => "Ab wie viel Uhr wünschen Sie " + d.items + "?",
    ages: (d) => "Wie alt sind die Kinder, für " + d.items + "?",
    pet: (d) => "Was für ein Tier ist es, für " + d.items + "?",
    day: (d) => "Für welchen Tag soll ich " + d.items + " anfragen?",
    people: (d) => "Für wie viele Personen soll ich " + d.items + " anfragen?",
    nearDay: (d) => "Es ist noch Nacht, deshalb frage ich lieber nach: Wünschen Sie " + d.items + " heute oder morgen?",
    other: (d) => "Für " + d.items + ", können Sie mir noch sagen: " + d.slot + "?"
  },
  confirm: {
    deliver: (d) => "Möchten Sie " + d.items + " (" + d.place + ")?",
    fix: (d) => "Soll sich jemand " + d.inPlace + " um " + d.items + " kümmern?",
    book: (d) => "Soll ich " + d.items + " anfragen, oder haben Sie eine Frage dazu?"
  },
  nearDays: {
    today: (d) => "Heute, " + d.day,
    tomorrow: (d) => "Morgen, " + d.day
  },
  choices: {
    cancel: "Ja, stornieren",
    yes: "Ja, bitte",
    no: "Nein, danke",
    person: "Mit einem Menschen sprechen",
    question: "Ich habe eine Frage",
    report: "Ja, bitte schicken Sie jemanden",
    request: "Bitte anfragen"
  },
  choiceTexts: {
    yes: (d) => "Ja, bitte bringen Sie " + d.items + ".",
    no: "Nein, danke.",
    person: "Ich möchte mit einem Menschen sprechen.",
    question: (d) => "Was können Sie mir über " + d.items + " sagen?",
    report: (d) => "Es gibt ein Problem, bitte reparieren Sie " + d.items + ".",
    request: (d) => "Ich möchte " + d.items + " buchen.",
    cancel: (d) => "Anfrage " + d.no + " stornieren."
  },
  unknownFact: "Das weiß ich nicht, und ich möchte nicht raten. Soll ich jemanden aus dem Team holen?",
  foreignFact: (d) => "Dazu weiß ich: " + d.fact,
  knownInstead: (d) => "Das weiß ich nicht genau. Was ich weiß: " + d.fact,
  supposedFact: (d) => "Ich bin nicht ganz sicher, was Sie meinen, aber vielleicht hilft Ihnen das: " + d.fact,
  whichFact: (d) => "Das weiß ich nicht genau. Geht es um " + d.titles + "?",
  alsoKnown: (d) => "Ich kann Ihnen auch etwas zu „" + d.title + "“ sagen.",
  unknown: "Ich bin nicht sicher, ob ich Sie verstanden habe. Können Sie es anders sagen, oder soll ich jemanden aus dem Team holen?",
  awaited: "Das Team hat Ihre Nachricht und antwortet Ihnen hier.",
  offerPerson: "Soll ich jemanden aus dem Team holen?",
  offTopic: "Ich kann nur bei Ihrem Aufenthalt hier helfen. Brauchen Sie etwas?",
  chooseBetween: (d) => "Ich bin nicht sicher, was Sie meinen. Ist es eines davon: " + d.items + "?",
  followWhat: "Worüber möchten Sie das wissen?",
  meantWhat: "Ich bin nicht sicher, worauf sich das bezieht. Was wünschen Sie?",
  smallTalk: {
    greet: (d) => "Guten Tag! Ich bin der KI-Assistent von " + d.property + ". Was kann ich für Sie tun?",
    who: (d) => "Ich bin der KI-Assistent von " + d.property + ", kein Mensch. Sie können jederzeit nach einem Menschen fragen.",
    mood: "Danke der Nachfrage. Was kann ich für Sie tun?",
    bye: "Auf Wiedersehen und einen schönen Aufenthalt.",
    thanks: "Gern geschehen.",
    sorry: "Kein Problem.",
    help: (d) => "Ich kann Handtücher, Reinigung, Reparaturen, Buchungen und vieles mehr anfragen und Fragen zu " + d.property + " beantworten.",
    yes: "Was kann ich für Sie tun?",
    no: "In Ordnung. Ich bin hier, wenn Sie etwas brauchen.",
    chat: "Danke, dass Sie mir das sagen. Was kann ich für Sie tun?",
    feeling: "Danke, dass Sie mir sagen, wie es Ihnen geht. Wenn Ihnen etwas helfen würde, sagen Sie es mir, oder fragen Sie nach einem Menschen."
  },
  handoff: {
    emergency: "Ich alarmiere jetzt sofort das Team. Wenn jemand in Gefahr ist, rufen Sie den Notruf und verlassen Sie den Bereich, wenn Sie können.",
    "emergency:medical": "Ich alarmiere jetzt sofort das Team. Wenn ein Leben in Gefahr ist, rufen Sie jetzt den Notruf und bleiben Sie bei der Person.",
    restricted: "Das muss jemand aus dem Team entscheiden.",
    "restricted:complaint": "Das tut mir sehr leid.",
    "restricted:allergy": "Bitte klären Sie Allergien mit dem Personal; eine Kreuzkontamination lässt sich nicht ausschließen.",
    "restricted:medical": "Ich darf keinen medizinischen Rat geben.",
    "restricted:legal": "Ich darf keinen rechtlichen Rat geben.",
    "restricted:other-guest": "Ich kann nichts über andere Gäste sagen und Sie nicht mit einem Zimmer verbinden.",
    "order-time": "Um eine Bestellung für später kümmert sich jemand aus dem Team.",
    "restricted:access": "Zu Ihrer Sicherheit kümmert sich um Türen, Schlüssel und Codes jemand aus dem Team.",
    "restricted:staff-data": "Ich gebe keine persönlichen Daten des Teams weiter.",
    "two-failed-tries": "Dabei konnte ich Ihnen nicht selbst helfen.",
    "engine-error": "Bei mir ist etwas schiefgegangen."
  },
  onDay: (d) => d.day + ", " + d.time,
  steps: {
    search: "Ich sehe nach",
    request: "Ich gebe Ihren Wunsch weiter",
    cancel: "Ich storniere es",
    menu: "Ich sehe in die Karte",
    order: "Ich notiere Ihre Bestellung"
  },
  offered: {
    which: (d) => "Was davon meinen Sie: " + d.items + "?",
    about: (d) => "Das können Sie hier anfragen: " + d.items + ". " + d.description + " Soll ich es anfragen?"
  },
  acknowledged: "Danke, dass Sie mir sagen, wie es Ihnen geht.",
  openers: "Danke, dass Sie mir sagen, wie es Ihnen geht.\nSehr gern.\nDas tut mir leid.",
  place: {
    room: (d) => "Zimmer " + d.no,
    table: (d) => "Tisch " + d.no,
    inRoom: (d) => "in Zimmer " + d.no,
    inTable: (d) => "an Tisch " + d.no,
    inside: (d) => "in " + d.label
  }
}
