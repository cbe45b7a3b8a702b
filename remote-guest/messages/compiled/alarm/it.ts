// Compiled from remote-guest/messages/it.json by `npm run messages`.
import type { AlarmMessages } from './messages.ts';

export const alarmMessages: AlarmMessages = {
  label: "Emergenza",
  title: "Stiamo chiamando aiuto",
  titleInDoubt: "È al sicuro?",
  alerted: (d) => "Il personale è stato avvisato alle " + d.time + ".",
  taken: (d) => "Se ne occupa " + d.name + ".",
  takenSince: (d) => "Se ne occupa " + d.name + " dalle " + d.time + ".",
  notTaken: "Non aspetti se è in pericolo.",
  offline: "È offline. Le chiamate funzionano; ciò che scrive sarà inviato quando torna la connessione.",
  steps: {
    medical: (d) => "Chiami il " + d.number + " se può esserci pericolo di vita.\nResti con la persona.\nFaccia ciò che le dice il " + d.number + ".",
    fire: (d) => "Esca subito. Chiuda la porta dietro di sé.\nUsi le scale, non l’ascensore.\nPoi chiami il " + d.number + ".\nSe non può uscire: chiuda la porta e vada a una finestra.",
    security: (d) => "Vada in un posto sicuro e chiuda a chiave.\nNon apra a chi non conosce.\nChiami il " + d.number + " se è in pericolo.",
    "self-harm": (d) => "Non è solo. Chiami il " + d.number + " e parli con loro.\nSi allontani da tutto ciò che può farle male.\nResti vicino ad altre persone, se può.",
    trapped: (d) => "Resti dove si trova. Non forzi la porta.\nIn ascensore, prema il pulsante di allarme.\nChiami il " + d.number + " se qualcuno si sente male.",
    water: "Non entri nell’acqua.\nStia lontano da prese e lampade.\nLasci la camera se l’acqua viene dal soffitto.",
    power: (d) => "Non tocchi cavi, prese o lampade.\nUsi la luce del telefono, non candele.\nChiami il " + d.number + " dopo una scossa elettrica.",
    missing: (d) => "Resti dove ha visto il bambino l’ultima volta.\nTenga il telefono a portata di mano.\nScriva qui che cosa indossa.\nChiami subito il " + d.number + ".",
    "locked-child": (d) => "Resti alla porta. Continui a parlare con il bambino.\nIl personale arriva con una chiave.\nChiami il " + d.number + " se il bambino non risponde.",
    danger: (d) => "Vada in un posto sicuro, se può.\nChiami il " + d.number + " se qualcuno è in pericolo."
  },
  call: (d) => "Chiama il " + d.number,
  withoutPhone: {
    hotel: "Vada alla reception o avvisi chiunque del personale.",
    restaurant: "Avvisi chiunque del personale.",
    str: "Avvisi di persona il suo host o un vicino."
  },
  over: "È finita",
  isOver: "Sono tutti al sicuro?",
  yesOver: "Sì, è finita",
  notYet: "Non ancora",
  overNotSent: (d) => "Non è stato possibile dire al personale che è finita: " + d.problem,
  overOffline: "È offline. Il personale saprà che è finita quando torna la connessione."
}
