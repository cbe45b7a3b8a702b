// Compiled from remote-guest/messages/es.json by `npm run messages`.
import type { FrontMessages } from './messages.ts';

export const frontMessages: FrontMessages = {
  kind: {
    hotel: "Hotel",
    restaurant: "Restaurante",
    str: "Alojamiento turístico"
  },
  intro: "Escanee con la cámara el código de su habitación o de su mesa, o escríbalo aquí. Después puede pedir lo que quiera en el chat, ver qué pasa con ello y pedir lo que haya.",
  loading: "Abriendo la página",
  title: "Su alojamiento",
  code: "Escriba su código",
  send: "Continuar",
  scan: "Escanear con la cámara",
  open: (d) => "Su chat en " + d.place + " sigue abierto.",
  chat: "Volver al chat",
  reach: "Cómo contactarnos",
  emergency: (d) => "En peligro, llame al " + d.number,
  noPhone: "Aquí no hay un número de teléfono. Con su código puede escribirnos a cualquier hora.",
  hours: "Quién está ahora",
  isOpen: "Abierto",
  isClosed: "Cerrado",
  always: "A todas horas",
  until: (d) => "hasta " + d.time,
  opens: (d) => "abre " + d.time,
  languages: "Idiomas",
  spoken: (d) => "Leemos y respondemos en " + d.languages + ".",
  menu: "Esta página",
  staff: "Para el personal: iniciar sesión",
  privacy: "Qué pasa con sus datos",
  terms: "Condiciones",
  about: (d) => d.property + " responde a sus huéspedes con Bellkey.",
  aboutLink: "Qué es Bellkey",
  language: "Idioma",
  gone: {
    title: "No hay ningún alojamiento en esta dirección",
    text: "Escanee el código de su habitación o de su mesa: lleva al sitio correcto.",
    action: "Escanear o escribir el código"
  },
  unreachable: {
    offline: "Está sin conexión",
    other: "No se puede abrir ahora",
    text: "Se abre solo cuando vuelva la conexión.",
    retry: "Reintentar"
  }
}
