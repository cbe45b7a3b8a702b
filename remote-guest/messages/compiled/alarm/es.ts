// Compiled from remote-guest/messages/es.json by `npm run messages`.
import type { AlarmMessages } from './messages.ts';

export const alarmMessages: AlarmMessages = {
  label: "Emergencia",
  title: "Se está buscando ayuda",
  titleInDoubt: "¿Está a salvo?",
  alerted: (d) => "Se avisó al personal a las " + d.time + ".",
  taken: (d) => d.name + " se encarga.",
  takenSince: (d) => d.name + " se encarga desde las " + d.time + ".",
  notTaken: "No les espere si está en peligro.",
  offline: "Está sin conexión. Las llamadas funcionan; lo que escriba se envía cuando vuelva.",
  steps: {
    medical: (d) => "Llame al " + d.number + " si puede haber riesgo de muerte.\nQuédese con la persona.\nHaga lo que le diga el " + d.number + ".",
    fire: (d) => "Salga ya. Cierre la puerta al salir.\nUse las escaleras, no el ascensor.\nDespués llame al " + d.number + ".\nSi no puede salir: cierre la puerta y vaya a una ventana.",
    security: (d) => "Vaya a un lugar seguro y cierre la puerta con llave.\nNo abra a nadie que no conozca.\nLlame al " + d.number + " si está en peligro.",
    "self-harm": (d) => "No está solo. Llame al " + d.number + " y hable con ellos.\nAléjese de todo lo que pueda hacerle daño.\nQuédese cerca de otras personas si puede.",
    trapped: (d) => "Quédese donde está. No fuerce la puerta.\nEn un ascensor, pulse el botón de alarma.\nLlame al " + d.number + " si alguien se encuentra mal.",
    water: "No pise el agua.\nAléjese de enchufes y lámparas.\nSalga de la habitación si entra agua por el techo.",
    power: (d) => "No toque cables, enchufes ni lámparas.\nUse la luz del teléfono, no velas.\nLlame al " + d.number + " tras una descarga eléctrica.",
    missing: (d) => "Quédese donde vio al niño por última vez.\nTenga el teléfono a mano.\nEscriba aquí qué ropa lleva.\nLlame al " + d.number + " ahora.",
    "locked-child": (d) => "Quédese junto a la puerta. Siga hablando con el niño.\nEl equipo viene con una llave.\nLlame al " + d.number + " si el niño no responde.",
    danger: (d) => "Vaya a un lugar seguro si puede.\nLlame al " + d.number + " si alguien está en peligro."
  },
  call: (d) => "Llamar al " + d.number,
  withoutPhone: {
    hotel: "Vaya a recepción o avise a cualquier empleado.",
    restaurant: "Avise a cualquier empleado.",
    str: "Avise en persona a su anfitrión o a un vecino."
  },
  over: "Ya ha pasado",
  isOver: "¿Están todos a salvo?",
  yesOver: "Sí, ya ha pasado",
  notYet: "Todavía no",
  overNotSent: (d) => "No se ha podido avisar al personal de que ya ha pasado: " + d.problem,
  overOffline: "Está sin conexión. Se avisará al personal de que ya ha pasado cuando vuelva."
}
