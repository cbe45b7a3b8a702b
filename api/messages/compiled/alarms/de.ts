// Compiled from api/messages/de.json by `npm run messages`.
import type { AlarmsMessages } from './messages.ts';

export const alarmsMessages: AlarmsMessages = {
  steps: {
    medical: (d) => "Das Team ist alarmiert. Wenn Lebensgefahr besteht, rufen Sie jetzt " + d.number + " an. Bleiben Sie bei der Person und tun Sie, was man Ihnen unter " + d.number + " sagt. Wenn sie nicht atmet, sagen Sie das zuerst.",
    fire: (d) => "Das Team ist alarmiert. Gehen Sie sofort hinaus, schließen Sie die Tür hinter sich, nehmen Sie die Treppe und nicht den Aufzug, und warnen Sie andere unterwegs. Rufen Sie dann " + d.number + " an. Wenn Sie nicht hinauskommen, schließen Sie die Tür, dichten Sie sie mit nassen Handtüchern ab und gehen Sie ans Fenster.",
    security: (d) => "Das Team ist alarmiert. Gehen Sie an einen sicheren Ort, schließen Sie wenn möglich ab und öffnen Sie niemandem, den Sie nicht kennen. Rufen Sie " + d.number + " an, wenn Sie in Gefahr sind.",
    "self-harm": (d) => "Das Team ist alarmiert, und jemand wird gebeten, zu Ihnen zu kommen. Sie sind nicht allein. Bitte rufen Sie jetzt " + d.number + " an und sprechen Sie mit jemandem, und gehen Sie weg von allem, womit Sie sich verletzen könnten.",
    trapped: (d) => "Das Team ist alarmiert. Bleiben Sie, wo Sie sind, und brechen Sie die Tür nicht auf. Drücken Sie im Aufzug die Notruftaste. Wenn sich jemand unwohl fühlt oder Sie schlecht Luft bekommen, rufen Sie " + d.number + " an.",
    water: (d) => "Das Team ist alarmiert. Gehen Sie nicht ins Wasser und halten Sie Abstand von Steckdosen und Lampen. Verlassen Sie das Zimmer, wenn Wasser durch die Decke kommt. Rufen Sie " + d.number + " an, wenn jemand in Gefahr ist.",
    power: (d) => "Das Team ist alarmiert. Berühren Sie keine Kabel, Steckdosen oder Lampen. Wenn jemand einen Stromschlag bekommen hat, rufen Sie " + d.number + " an. Nehmen Sie das Licht Ihres Telefons und keine Kerzen.",
    missing: (d) => "Das Team ist alarmiert und sucht mit. Bleiben Sie dort, wo Sie das Kind zuletzt gesehen haben, oder schicken Sie jemanden dorthin, und behalten Sie das Telefon bei sich. Schreiben Sie hier, was das Kind trägt, wie alt es ist und wo Sie es zuletzt gesehen haben. Rufen Sie jetzt " + d.number + " an.",
    "locked-child": (d) => "Das Team ist alarmiert und kommt mit einem Schlüssel. Bleiben Sie an der Tür und sprechen Sie ruhig mit dem Kind. Gehen Sie nicht weg. Wenn das Kind verletzt ist, nicht antwortet oder es zu heiß wird, rufen Sie jetzt " + d.number + " an.",
    danger: (d) => "Das Team ist alarmiert. Wenn jemand in Gefahr ist, gehen Sie wenn möglich an einen sicheren Ort und rufen Sie jetzt " + d.number + " an."
  },
  again: (d) => "Das Team sieht auch diese Nachricht. Wenn jemand in Gefahr ist, rufen Sie jetzt " + d.number + " an.",
  askSafe: (d) => "Vielleicht habe ich Sie falsch verstanden, deshalb ist das Team alarmiert. Sind Sie in Sicherheit? Wenn jemand in Gefahr ist, rufen Sie jetzt " + d.number + " an.",
  safe: {
    label: "Ja, ich bin in Sicherheit",
    text: "Ja, ich bin in Sicherheit."
  },
  notSafe: {
    label: "Nein, ich brauche Hilfe",
    text: "Nein, ich brauche Hilfe."
  },
  saidSafe: (d) => "Danke. Das Team sieht, dass Sie in Sicherheit sind, wie Sie sagen. Wenn sich das ändert, schreiben Sie hier oder rufen Sie " + d.number + " an.",
  taken: (d) => d.name + " hat das gesehen und kümmert sich darum.",
  over: (d) => "Gut. Das Team sieht, dass es vorbei ist, wie Sie sagen. Wenn nicht, schreiben Sie hier oder rufen Sie " + d.number + " an.",
  escalated: (d) => "Vom Team hat noch niemand geantwortet; es ist erneut alarmiert. Warten Sie nicht: Wenn jemand in Gefahr ist, rufen Sie jetzt " + d.number + " an.",
  orCall: (d) => "Sie können auch " + d.phone + " anrufen."
}
