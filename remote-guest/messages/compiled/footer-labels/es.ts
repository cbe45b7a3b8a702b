// Compiled from remote-guest/messages/es.json by `npm run messages`.
import type { FooterLabelsMessages } from './messages.ts';

export const footerLabelsMessages: FooterLabelsMessages = {
  footer: "Pie de página",
  partners: "Socios",
  terms: "Condiciones",
  features: "Funciones",
  pricing: "Precios",
  about: "Quiénes somos",
  blog: "Blog",
  contact: "Contacto",
  privacy: "Privacidad",
  cookies: "Cookies",
  installName: (d) => "Instalar " + d.name,
  reloadButton: "Recargar para la versión nueva",
  offlineUnsupported: "Este navegador no puede abrir la página sin conexión.",
  installedAndOffline: "Instalada en este dispositivo. Se abre sin conexión.",
  offlineReady: "Se abre sin conexión en este dispositivo.",
  installed: "Instalada en este dispositivo."
}
