// Compiled from api/messages/it.json by `npm run messages`.
import type { AlarmsMessages } from './messages.ts';

export const alarmsMessages: AlarmsMessages = {
  steps: {
    medical: (d) => "Il personale è stato avvisato. Se una vita è in pericolo, chiami subito il " + d.number + ". Resti con la persona e faccia quello che le dicono al " + d.number + ". Se non respira, lo dica per prima cosa.",
    fire: (d) => "Il personale è stato avvisato. Esca subito, chiuda la porta dietro di sé, usi le scale e non l'ascensore e avvisi gli altri lungo la strada. Poi chiami il " + d.number + ". Se non può uscire, chiuda la porta, tappi le fessure con asciugamani bagnati e vada a una finestra.",
    security: (d) => "Il personale è stato avvisato. Vada in un luogo sicuro, chiuda a chiave se può e non apra a chi non conosce. Chiami il " + d.number + " se è in pericolo.",
    "self-harm": (d) => "Il personale è stato avvisato e qualcuno viene pregato di raggiungerla. Non è solo. Per favore chiami ora il " + d.number + " e parli con loro, e si allontani da tutto ciò con cui potrebbe farsi male.",
    trapped: (d) => "Il personale è stato avvisato. Resti dove si trova e non forzi la porta. In ascensore prema il pulsante di allarme. Se qualcuno si sente male o Lei respira a fatica, chiami il " + d.number + ".",
    water: (d) => "Il personale è stato avvisato. Non entri nell'acqua e stia lontano da prese e lampade. Lasci la camera se l'acqua passa dal soffitto. Chiami il " + d.number + " se qualcuno è in pericolo.",
    power: (d) => "Il personale è stato avvisato. Non tocchi cavi, prese o lampade. Se qualcuno ha preso la scossa, chiami il " + d.number + ". Usi la luce del telefono e non le candele.",
    missing: (d) => "Il personale è stato avvisato e cerca con voi. Resti dove ha visto il bambino o la bambina l'ultima volta, o mandi qualcuno lì, e tenga il telefono a portata di mano. Scriva qui che vestiti porta, quanti anni ha e dove era. Chiami ora il " + d.number + ".",
    "locked-child": (d) => "Il personale è stato avvisato e arriva con una chiave. Resti alla porta e continui a parlare con calma al bambino. Non si allontani. Se è ferito, non risponde o ha troppo caldo, chiami ora il " + d.number + ".",
    danger: (d) => "Il personale è stato avvisato. Se qualcuno è in pericolo, si metta al sicuro se può e chiami subito il " + d.number + "."
  },
  again: (d) => "Il personale vede anche questo messaggio. Se qualcuno è in pericolo, chiami subito il " + d.number + ".",
  askSafe: (d) => "Forse ho capito male, quindi il personale è stato avvisato. È al sicuro? Se qualcuno è in pericolo, chiami subito il " + d.number + ".",
  safe: {
    label: "Sì, sono al sicuro",
    text: "Sì, sono al sicuro."
  },
  notSafe: {
    label: "No, ho bisogno di aiuto",
    text: "No, ho bisogno di aiuto."
  },
  saidSafe: (d) => "Grazie. Il personale vede che dice di essere al sicuro. Se cambia, scriva qui o chiami il " + d.number + ".",
  taken: (d) => d.name + " ha visto il messaggio e se ne sta occupando.",
  over: (d) => "Bene. Il personale vede che dice che è finita. Se non è così, scriva qui o chiami il " + d.number + ".",
  escalated: (d) => "Nessuno del personale ha ancora risposto ed è stato avvisato di nuovo. Non aspetti: se qualcuno è in pericolo, chiami subito il " + d.number + ".",
  orCall: (d) => "Può anche chiamare " + d.phone + "."
}
