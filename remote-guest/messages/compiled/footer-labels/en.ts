// Compiled from remote-guest/messages/en.json by `npm run messages`.
import type { FooterLabelsMessages } from './messages.ts';

export const footerLabelsMessages: FooterLabelsMessages = {
  footer: "Footer",
  partners: "Partners",
  terms: "Terms",
  features: "Features",
  pricing: "Pricing",
  about: "About",
  blog: "Blog",
  contact: "Contact",
  privacy: "Privacy",
  cookies: "Cookies",
  installName: (d) => "Install " + d.name,
  reloadButton: "Reload for the new version",
  offlineUnsupported: "This browser can’t open it without a connection.",
  installedAndOffline: "Installed on this device. Opens without a connection.",
  offlineReady: "Opens without a connection on this device.",
  installed: "Installed on this device."
}
