// Compiled from api/messages/es.json by `npm run messages`.
import type { AlarmsMessages } from './messages.ts';

export const alarmsMessages: AlarmsMessages = {
  steps: {
    medical: (d) => "Hemos alertado al equipo. Si hay peligro de vida, llame ya al " + d.number + ". Quédese con la persona y haga lo que le digan en el " + d.number + ". Si no respira, dígalo primero.",
    fire: (d) => "Hemos alertado al equipo. Salga ya, cierre la puerta al salir, use las escaleras y no el ascensor, y avise a los demás por el camino. Después llame al " + d.number + ". Si no puede salir, cierre la puerta, tape las rendijas con toallas mojadas y vaya a una ventana.",
    security: (d) => "Hemos alertado al equipo. Vaya a un lugar seguro, cierre la puerta con llave si puede y no abra a nadie que no conozca. Llame al " + d.number + " si está en peligro.",
    "self-harm": (d) => "Hemos alertado al equipo y pedimos que alguien vaya con usted. No está solo ni sola. Por favor llame ya al " + d.number + " y hable con ellos, y aléjese de todo con lo que pueda hacerse daño.",
    trapped: (d) => "Hemos alertado al equipo. Quédese donde está y no fuerce la puerta. En un ascensor, pulse el botón de alarma. Si alguien se encuentra mal o no puede respirar bien, llame al " + d.number + ".",
    water: (d) => "Hemos alertado al equipo. No pise el agua y aléjese de enchufes y lámparas. Salga de la habitación si el agua viene del techo. Llame al " + d.number + " si alguien está en peligro.",
    power: (d) => "Hemos alertado al equipo. No toque cables, enchufes ni lámparas. Si alguien ha recibido una descarga, llame al " + d.number + ". Use la luz del móvil y no velas.",
    missing: (d) => "Hemos alertado al equipo y busca con usted. Quédese donde vio al niño o la niña por última vez, o envíe a alguien allí, y tenga el teléfono a mano. Escriba aquí qué ropa lleva, su edad y dónde estaba. Llame ya al " + d.number + ".",
    "locked-child": (d) => "Hemos alertado al equipo y viene con una llave. Quédese junto a la puerta y siga hablándole con calma. No se vaya. Si está herido, no contesta o hace demasiado calor, llame ya al " + d.number + ".",
    danger: (d) => "Hemos alertado al equipo. Si alguien está en peligro, vaya a un lugar seguro si puede y llame ya al " + d.number + "."
  },
  again: (d) => "El equipo ve también este mensaje. Si alguien está en peligro, llame ya al " + d.number + ".",
  askSafe: (d) => "Puede que haya entendido mal, así que hemos alertado al equipo. ¿Está a salvo? Si alguien está en peligro, llame ya al " + d.number + ".",
  safe: {
    label: "Sí, estoy a salvo",
    text: "Sí, estoy a salvo."
  },
  notSafe: {
    label: "No, necesito ayuda",
    text: "No, necesito ayuda."
  },
  saidSafe: (d) => "Gracias. El equipo ve que dice que está a salvo. Si eso cambia, escriba aquí o llame al " + d.number + ".",
  taken: (d) => d.name + " ya lo ha visto y se está ocupando.",
  over: (d) => "Bien. El equipo ve que dice que ya pasó. Si no es así, escriba aquí o llame al " + d.number + ".",
  escalated: (d) => "Todavía no ha respondido nadie del equipo y lo hemos vuelto a alertar. No espere: si alguien está en peligro, llame ya al " + d.number + ".",
  orCall: (d) => "También puede llamar al " + d.phone + "."
}
