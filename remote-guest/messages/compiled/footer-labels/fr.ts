// Compiled from remote-guest/messages/fr.json by `npm run messages`.
import type { FooterLabelsMessages } from './messages.ts';

export const footerLabelsMessages: FooterLabelsMessages = {
  footer: "Pied de page",
  partners: "Partenaires",
  terms: "Conditions",
  features: "Fonctionnalités",
  pricing: "Tarifs",
  about: "À propos",
  blog: "Blog",
  contact: "Contact",
  privacy: "Confidentialité",
  cookies: "Cookies",
  installName: (d) => "Installer " + d.name,
  reloadButton: "Recharger pour la nouvelle version",
  offlineUnsupported: "Ce navigateur ne peut pas ouvrir la page sans connexion.",
  installedAndOffline: "Installée sur cet appareil. S’ouvre sans connexion.",
  offlineReady: "S’ouvre sans connexion sur cet appareil.",
  installed: "Installée sur cet appareil."
}
