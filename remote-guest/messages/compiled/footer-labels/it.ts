// Compiled from remote-guest/messages/it.json by `npm run messages`.
import type { FooterLabelsMessages } from './messages.ts';

export const footerLabelsMessages: FooterLabelsMessages = {
  footer: "Piè di pagina",
  partners: "Partner",
  terms: "Condizioni",
  features: "Funzioni",
  pricing: "Prezzi",
  about: "Chi siamo",
  blog: "Blog",
  contact: "Contatti",
  privacy: "Privacy",
  cookies: "Cookie",
  installName: (d) => "Installa " + d.name,
  reloadButton: "Ricarica per la nuova versione",
  offlineUnsupported: "Questo browser non può aprire la pagina senza connessione.",
  installedAndOffline: "Installata su questo dispositivo. Si apre senza connessione.",
  offlineReady: "Si apre senza connessione su questo dispositivo.",
  installed: "Installata su questo dispositivo."
}
