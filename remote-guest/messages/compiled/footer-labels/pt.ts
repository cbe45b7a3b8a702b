// Compiled from remote-guest/messages/pt.json by `npm run messages`.
import type { FooterLabelsMessages } from './messages.ts';

export const footerLabelsMessages: FooterLabelsMessages = {
  footer: "Rodapé",
  partners: "Parceiros",
  terms: "Termos",
  features: "Funcionalidades",
  pricing: "Preços",
  about: "Sobre nós",
  blog: "Blogue",
  contact: "Contacto",
  privacy: "Privacidade",
  cookies: "Cookies",
  installName: (d) => "Instalar " + d.name,
  reloadButton: "Recarregar para a nova versão",
  offlineUnsupported: "Este navegador não consegue abrir a página sem ligação.",
  installedAndOffline: "Instalada neste dispositivo. Abre sem ligação.",
  offlineReady: "Abre sem ligação neste dispositivo.",
  installed: "Instalada neste dispositivo."
}
