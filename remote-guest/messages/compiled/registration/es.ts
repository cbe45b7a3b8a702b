// Compiled from remote-guest/messages/es.json by `npm run messages`.
import type { RegistrationMessages } from './messages.ts';

export const registrationMessages: RegistrationMessages = {
  title: "Registro antes de la llegada",
  intro: "Deje aquí sus datos para que la recepción los tenga.",
  loading: "Abriendo su registro",
  kept: "Lo que escribe queda en este dispositivo hasta que lo envíe.",
  offline: "Está sin conexión. Lo que escribe se guarda; podrá enviarlo cuando vuelva la conexión.",
  progress: (d) => "Paso " + d.step + " de " + d.count,
  steps: {
    who: "Sobre usted",
    document: "Su documento",
    address: "Dirección y contacto",
    companions: "Quién viene con usted",
    arrival: "Llegada y salida",
    signature: "Confirmación",
    review: "Revisar"
  },
  fields: {
    givenNames: "Nombres",
    familyNames: "Apellidos",
    birthDate: "Fecha de nacimiento",
    nationality: "Nacionalidad",
    sex: "Sexo, como en el documento",
    birthPlace: "Lugar de nacimiento",
    profession: "Profesión",
    documentType: "Tipo de documento",
    documentNumber: "Número del documento",
    documentCountry: "Expedido por",
    documentExpiry: "Válido hasta",
    supportNumber: "Número de soporte de la tarjeta",
    residenceStatus: "Situación de residencia",
    street: "Calle y número",
    postalCode: "Código postal",
    city: "Localidad",
    country: "País",
    email: "Correo electrónico",
    phone: "Teléfono con prefijo",
    arrivalDate: "Día de llegada",
    arrivalTime: "Hora de llegada",
    departureDate: "Día de salida",
    lastPlace: "De dónde viene",
    nextPlace: "Adónde va después",
    reason: "Motivo del viaje"
  },
  optional: (d) => d.field + " (opcional)",
  pick: "Elija",
  sexes: {
    F: "Femenino (F)",
    M: "Masculino (M)",
    X: "Otro (X)"
  },
  documents: {
    passport: "Pasaporte",
    "id-card": "Documento de identidad",
    "residence-permit": "Permiso de residencia",
    other: "Otro documento"
  },
  problems: {
    missing: "Rellene este campo.",
    name: "Al menos dos letras, sin cifras.",
    date: "Esto no es una fecha.",
    birthDate: "Un día pasado, hace como mucho 120 años.",
    time: "Una hora, como 15:30.",
    choice: "Elija uno de la lista.",
    document: "De 3 a 30 letras y cifras.",
    email: "Una dirección, como nombre@example.com.",
    phone: "Con el signo más y el prefijo, como +351 912 345 678.",
    order: "Después del día de llegada.",
    expired: "El documento caduca antes de la salida.",
    unasked: "Esto no se pide aquí."
  },
  mrz: {
    open: "Rellenar con las líneas del pie del documento",
    label: "Las dos o tres líneas con <<<",
    hint: "Se leen en este dispositivo y no se guardan.",
    read: "Leer las líneas",
    done: (d) => "Leído: " + d.fields + ". Compárelo con el documento.",
    wrong: "Un dígito de control no coincide, así que no se ha rellenado nada. Revise las líneas.",
    unread: "Estas no son las líneas de un documento de viaje.",
    failed: "No se ha podido cargar el lector. Puede rellenar los campos a mano."
  },
  companions: {
    none: "Déjelo vacío si viaja solo.",
    person: (d) => "Persona " + d.number,
    add: "Añadir una persona",
    remove: (d) => "Quitar a la persona " + d.number,
    removed: (d) => "Se ha quitado a la persona " + d.number + ".",
    undo: "Deshacer"
  },
  signature: {
    label: "Firme aquí",
    draw: "Dibuje con el dedo o el ratón, o escriba su nombre debajo.",
    typed: "O escriba su nombre",
    clear: "Borrar el dibujo",
    drawn: "Firmado a mano"
  },
  accurate: "Lo que digo aquí es cierto.",
  marketing: (d) => d.property + " puede escribirme después de la estancia. No tiene que ver con el registro.",
  source: (d) => "Lo pide: " + d.source,
  next: "Siguiente",
  back: "Atrás",
  edit: (d) => "Cambiar: " + d.step,
  send: "Enviar registro",
  notSent: "No se ha enviado",
  notSentText: "Lo que escribió sigue aquí. Inténtelo de nuevo.",
  checkedAlready: "El personal ya lo ha revisado, así que queda como se envió.",
  toFix: "Faltan respuestas o no son correctas. Se muestra la primera.",
  empty: "sin indicar",
  waiting: {
    title: "Enviado. Falta revisarlo.",
    text: (d) => "Enviado " + d.time + ". Una persona de " + d.property + " lo mira y esta página lo muestra. Hasta entonces puede cambiarlo.",
    change: "Cambiarlo"
  },
  ready: {
    title: "Revisado. Su registro está listo.",
    text: (d) => d.property + " tiene sus datos. Muestre su documento en la recepción al llegar. Si algo cambia, dígalo en el chat."
  },
  changes: {
    title: "Por favor, cambie algo"
  },
  toChat: "Ir al chat",
  noSession: {
    title: "¿Dónde se aloja?",
    text: "Escanee el código del alojamiento para registrarse. Sin código, regístrese en la recepción.",
    action: "Escanear o escribir el código"
  },
  unreachable: {
    offline: "Está sin conexión",
    other: "Ahora no se puede abrir su registro",
    text: "Lo que ha escrito queda en este dispositivo.",
    retry: "Reintentar"
  }
}
