// Compiled from remote-guest/messages/es.json by `npm run messages`.
import type { ToldMessages } from './messages.ts';

export const toldMessages: ToldMessages = {
  title: "Mensajes con esta página cerrada",
  offer: "¿Quiere que le avisemos en este dispositivo cuando algo cambie, aunque esta página esté cerrada?",
  yes: "Sí, avísenme",
  no: "No, gracias",
  isOn: "Le avisaremos en este dispositivo. Puede desactivarlo en su perfil.",
  failed: "No ha funcionado. Inténtelo de nuevo, por favor.",
  turnOn: "Activar",
  turnOff: "Desactivar",
  states: {
    on: "Le avisamos en este dispositivo cuando cambian sus peticiones o alguien le escribe, hasta el final de su visita.",
    off: "Desactivado. Verá lo que cambia al abrir esta página.",
    denied: "Su navegador no permite mensajes de este sitio. Puede cambiarlo en sus ajustes.",
    "install-first": "En este dispositivo funciona cuando añade esta página a la pantalla de inicio: Compartir y después «Añadir a pantalla de inicio».",
    unsupported: "Este navegador no tiene mensajes con la página cerrada."
  }
}
