// Compiled from remote-guest/messages/es.json by `npm run messages`.
import type { PhotosMessages } from './messages.ts';
import { es } from "@messageformat/runtime/lib/cardinals";
import { plural } from "@messageformat/runtime";
export const photosMessages: PhotosMessages = {
  add: "Añadir una foto",
  opening: "Abriendo la foto.",
  added: "Su foto está añadida. Escriba de qué se trata, o envíela tal cual.",
  alt: "Foto que aún no se ha enviado",
  send: "Enviar la foto",
  remove: "Quitar la foto",
  sending: "La foto se está enviando.",
  offline: "No tiene conexión. La foto se enviará cuando vuelva a tenerla.",
  later: "No ha funcionado. La foto se enviará de nuevo en un momento.",
  over: "Su visita ha terminado, así que esta foto no se ha enviado. Se queda aquí hasta que vuelva a escanear el código o la quite.",
  earlier: "Esta foto es de su última visita y no se envió.",
  tooMany: "Esta conversación no puede tener más fotos.",
  refused: "No se ha aceptado esta foto. Inténtelo de nuevo o envíe otra.",
  retry: "Intentar de nuevo",
  unreadable: "Este archivo no se puede abrir como foto. Elija otro, o una captura de pantalla.",
  full: (d) => "Ya " + plural(d.count, 0, es, { one: "espera " + d.count + " foto", other: "esperan " + d.count + " fotos" }) + ". Envíe o quite una primero.",
  unkept: "Deje esta página abierta hasta que se envíe la foto: este navegador no puede guardarla.",
  label: (d) => "Foto que envió, " + d.time,
  fromStaff: (d) => "Foto del personal, " + d.time,
  loading: "La foto se está cargando.",
  failed: "La foto no se ha cargado.",
  close: "Cerrar"
}
