// Compiled from remote-guest/messages/es.json by `npm run messages`.
import type { ScanMessages } from './messages.ts';

export const scanMessages: ScanMessages = {
  title: "Escanee su código",
  intro: "El cuadrado de su habitación o de su mesa. Sin aplicación ni cuenta.",
  language: "Idioma",
  resolving: "Buscando su código",
  offline: "Está sin conexión",
  offlineText: "Su código se guarda en este dispositivo. Lo buscamos en cuanto vuelva la conexión.",
  tryNow: "Intentar ahora",
  tryAgain: "Intentar de nuevo",
  another: "Escanear otro código",
  stillOpen: (d) => "Su chat en " + d.property + ", " + d.place + " sigue abierto.",
  toChat: "Volver al chat",
  confirm: {
    question: "¿Está usted aquí?",
    opening: "Abriendo su chat",
    go: "Continuar",
    checkIn: "Estoy haciendo el check-in",
    no: "No, escanear otro código",
    problem: "Su chat no se puede abrir ahora"
  },
  camera: {
    picture: "Imagen de la cámara",
    asking: "El navegador pregunta si podemos usar la cámara.",
    looking: "Buscando un código",
    light: "Luz",
    again: "Probar la cámara de nuevo",
    typeInstead: "También puede escribir el código.",
    failures: {
      denied: {
        title: "La cámara no está permitida aquí"
      },
      busy: {
        title: "La cámara está en uso",
        text: "Cierre la aplicación que la usa e inténtelo de nuevo."
      },
      insecure: {
        title: "Sin cámara en esta conexión",
        text: "Los navegadores solo dan la cámara a páginas con dirección segura (https)."
      },
      "no-reader": {
        title: "El lector de códigos no se cargó",
        text: "Compruebe la conexión e inténtelo de nuevo."
      },
      none: {
        title: "No se encontró ninguna cámara",
        text: "Este dispositivo no nos muestra ninguna cámara."
      }
    },
    allow: {
      ios: "Toque el icono de la página junto a la dirección, luego Configuración del sitio web, Cámara, Permitir.",
      firefox: "Toque el icono de la cámara junto a la dirección y quite el bloqueo.",
      android: "Toque el icono a la izquierda de la dirección, luego Permisos, y permita la cámara.",
      chrome: "Abra el icono a la izquierda de la dirección y permita la cámara para este sitio.",
      other: "Abra la configuración de este sitio en el navegador y permita la cámara."
    }
  },
  photo: {
    label: "Subir una foto del código",
    reading: "Buscando el código…",
    nothing: "No se pudo leer ningún código en esa foto. Pruebe con una más cercana y enfocada, o escriba el código."
  }
}
