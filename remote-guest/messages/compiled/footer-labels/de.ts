// Compiled from remote-guest/messages/de.json by `npm run messages`.
import type { FooterLabelsMessages } from './messages.ts';

export const footerLabelsMessages: FooterLabelsMessages = {
  footer: "Fußzeile",
  partners: "Partner",
  terms: "Bedingungen",
  features: "Funktionen",
  pricing: "Preise",
  about: "Über uns",
  blog: "Blog",
  contact: "Kontakt",
  privacy: "Datenschutz",
  cookies: "Cookies",
  installName: (d) => d.name + " installieren",
  reloadButton: "Für die neue Version neu laden",
  offlineUnsupported: "Dieser Browser kann die Seite ohne Verbindung nicht öffnen.",
  installedAndOffline: "Auf diesem Gerät installiert. Öffnet sich ohne Verbindung.",
  offlineReady: "Öffnet sich auf diesem Gerät ohne Verbindung.",
  installed: "Auf diesem Gerät installiert."
}
