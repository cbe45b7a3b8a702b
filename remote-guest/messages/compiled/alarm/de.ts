// Compiled from remote-guest/messages/de.json by `npm run messages`.
import type { AlarmMessages } from './messages.ts';

export const alarmMessages: AlarmMessages = {
  label: "Notfall",
  title: "Hilfe wird geholt",
  titleInDoubt: "Sind Sie in Sicherheit?",
  alerted: (d) => "Das Personal wurde um " + d.time + " Uhr alarmiert.",
  taken: (d) => d.name + " kümmert sich darum.",
  takenSince: (d) => d.name + " kümmert sich seit " + d.time + " Uhr darum.",
  notTaken: "Warten Sie nicht darauf, wenn Sie in Gefahr sind.",
  offline: "Sie sind offline. Anrufe funktionieren; was Sie schreiben, wird gesendet, sobald Sie wieder verbunden sind.",
  steps: {
    medical: (d) => "Rufen Sie " + d.number + " an, wenn ein Leben in Gefahr sein könnte.\nBleiben Sie bei der Person.\nTun Sie, was " + d.number + " Ihnen sagt.",
    fire: (d) => "Gehen Sie sofort hinaus. Schließen Sie die Tür hinter sich.\nNehmen Sie die Treppe, nicht den Aufzug.\nRufen Sie dann " + d.number + " an.\nWenn Sie nicht hinauskönnen: Schließen Sie die Tür, und gehen Sie an ein Fenster.",
    security: (d) => "Gehen Sie an einen sicheren Ort, und schließen Sie die Tür ab.\nÖffnen Sie niemandem, den Sie nicht kennen.\nRufen Sie " + d.number + " an, wenn Sie in Gefahr sind.",
    "self-harm": (d) => "Sie sind nicht allein. Rufen Sie " + d.number + " an, und sprechen Sie mit ihnen.\nEntfernen Sie sich von allem, was Sie verletzen könnte.\nBleiben Sie in der Nähe anderer Menschen, wenn Sie können.",
    trapped: (d) => "Bleiben Sie, wo Sie sind. Drücken Sie die Tür nicht mit Gewalt auf.\nDrücken Sie im Aufzug den Alarmknopf.\nRufen Sie " + d.number + " an, wenn sich jemand unwohl fühlt.",
    water: "Gehen Sie nicht ins Wasser.\nHalten Sie Abstand von Steckdosen und Lampen.\nVerlassen Sie das Zimmer, wenn Wasser durch die Decke kommt.",
    power: (d) => "Berühren Sie keine Kabel, Steckdosen oder Lampen.\nNehmen Sie das Licht Ihres Telefons, keine Kerzen.\nRufen Sie nach einem Stromschlag " + d.number + " an.",
    missing: (d) => "Bleiben Sie, wo Sie das Kind zuletzt gesehen haben.\nHalten Sie Ihr Telefon bereit.\nSchreiben Sie hier, was das Kind trägt.\nRufen Sie jetzt " + d.number + " an.",
    "locked-child": (d) => "Bleiben Sie an der Tür. Sprechen Sie weiter mit dem Kind.\nDas Team kommt mit einem Schlüssel.\nRufen Sie " + d.number + " an, wenn das Kind nicht antwortet.",
    danger: (d) => "Gehen Sie an einen sicheren Ort, wenn Sie können.\nRufen Sie " + d.number + " an, wenn jemand in Gefahr ist."
  },
  call: (d) => d.number + " anrufen",
  withoutPhone: {
    hotel: "Gehen Sie zur Rezeption, oder sagen Sie es jemandem vom Personal.",
    restaurant: "Sagen Sie es jemandem vom Personal.",
    str: "Sagen Sie es Ihrem Gastgeber persönlich, oder einem Nachbarn."
  },
  over: "Es ist vorbei",
  isOver: "Sind alle in Sicherheit?",
  yesOver: "Ja, es ist vorbei",
  notYet: "Noch nicht",
  overNotSent: (d) => "Dem Personal konnte nicht gesagt werden, dass es vorbei ist: " + d.problem,
  overOffline: "Sie sind offline. Dem Personal wird gesagt, dass es vorbei ist, sobald Sie wieder verbunden sind."
}
